#!/usr/bin/env perl
# A store that is no library: links and posts in Perl's arrays and hashes, measured by the contract of
# docs/worker-contract.md. It needs Perl alone, as a plain system has it, and shows what a program in another language
# has to do: hashes.pl JOB
use strict;
use warnings;
no warnings 'portable';
use Time::HiRes qw(clock_gettime CLOCK_MONOTONIC CLOCK_PROCESS_CPUTIME_ID);

use constant GAMMA => 0x9E3779B97F4A7C15;
use constant ALL_BITS => 0xFFFFFFFFFFFFFFFF;
use constant SHORTEST_READ => 0.005;

# --- 64 bit arithmetic modulo 2^64 ---

sub product { use integer; return $_[0] * $_[1]; }
sub sum { use integer; return $_[0] + $_[1]; }
sub unsigned { return $_[0] & ALL_BITS; }

sub splitmix {
    my $z = unsigned(sum($_[0], GAMMA));
    $z = unsigned(product($z ^ ($z >> 30), 0xBF58476D1CE4E5B9));
    $z = unsigned(product($z ^ ($z >> 27), 0x94D049BB133111EB));
    return $z ^ ($z >> 31);
}

sub mix { return unsigned(product(unsigned(product($_[0], GAMMA)) ^ $_[1], GAMMA)); }
sub link_checksum { return mix(mix($_[0], $_[1]), $_[2]); }

# --- the job ---

sub refuse { print STDERR "$_[0]\n"; exit 2; }

sub read_job {
    my ($file) = @_;
    open(my $in, '<', $file) or refuse("The job file $file cannot be read: $!");
    local $/;
    my $text = <$in>;
    $text =~ /^\s*\{.*\}\s*$/s or refuse("The job file $file is no JSON object.");
    my %job;
    while ($text =~ /"(\w+)"\s*:\s*(?:"((?:[^"\\]|\\.)*)"|(-?[0-9.eE+-]+))/g) {
        my ($key, $string, $number) = ($1, $2, $3);
        if (defined $string) {
            $string =~ s/\\(["\\\/])/$1/g;
        }
        $job{$key} //= defined $string ? $string : $number;
    }
    ($job{schema} // 0) == 1 or refuse("The job's schema is not 1.");
    ($job{category} // '') =~ /^(links|objects)$/ or refuse("The job's category is neither links nor objects.");
    ($job{size} // '') =~ /^[1-9][0-9]*$/ or refuse("The job's size is no whole number from 1 on.");
    ($job{transactions} // 'all') =~ /^(all|each)$/ or refuse("The job's transactions are neither all nor each.");
    defined $job{$_} or refuse("The job has no $_.") for qw(variant directory result);
    $job{background} //= 0;
    $job{repetition} //= 1;
    $job{warm_up_size} //= $job{size} < 10000 ? $job{size} : 10000;
    $job{warm_up_min_seconds} //= 1;
    $job{warm_up_max_seconds} //= 10;
    return \%job;
}

# --- the store: transactions are nothing to it ---

my (@from, @to, %by_from, %by_to, %by_ends, @posts, $count);

sub new_store { @from = @to = @posts = (); %by_from = %by_to = %by_ends = (); $count = 0; }

sub attach {
    my ($id, $from, $to) = @_;
    ($from[$id], $to[$id]) = ($from, $to);
    $by_from{$from}{$id} = $to;
    $by_to{$to}{$id} = $from;
    $by_ends{"$from $to"}{$id} = 1;
}

sub detach {
    my ($id) = @_;
    my ($from, $to) = ($from[$id], $to[$id]);
    delete $by_from{$from}{$id};
    delete $by_to{$to}{$id};
    delete $by_ends{"$from $to"};
    $from[$id] = $to[$id] = undef;
}

# --- the workloads: each operation returns what it saw, a count and a sum ---

sub order {
    my ($n) = @_;
    my $stride = GAMMA % $n;
    $stride++ while divisor($stride, $n) != 1;
    return $stride;
}

sub divisor { my ($a, $b) = @_; ($a, $b) = ($b, $a % $b) while $b; return $a; }

sub from_of { my ($i) = @_; return 1 + splitmix(2 * $i) % $i; }

sub create_link { my ($i) = @_; my $from = from_of($i); my $to = $i + 1 - $from; attach($i, $from, $to); $count++; return link_checksum($i, $from, $to); }

sub visit {
    my ($first, $n, $what) = @_;
    my $stride = order($n);
    my ($seen, $total) = (0, 0);
    for (my ($k, $place) = (0, 0); $k < $n; $k++, $place = ($place + $stride) % $n) {
        my ($records, $checksum) = $what->($first + $place);
        $seen += $records;
        $total = sum($total, $checksum);
    }
    return ($seen, $total);
}

sub links_operations {
    my ($background, $n) = @_;
    my $first = $background + 1;
    my $by = sub {
        my ($ids, $link) = @_;
        my ($seen, $total) = (0, 0);
        for my $id (keys %$ids) { $seen++; $total = sum($total, link_checksum($link->($id))); }
        return ($seen, $total);
    };
    return (
        ['create', $n, 0, sub {
            my $total = 0;
            $total = sum($total, create_link($_)) for $first .. $background + $n;
            return ($n, $total);
        }],
        ['query_all', $background + $n, 1, sub {
            my ($seen, $total) = (0, 0);
            for my $id (1 .. $#from) {
                next unless defined $from[$id];
                $seen++;
                $total = sum($total, link_checksum($id, $from[$id], $to[$id]));
            }
            return ($seen, $total);
        }],
        ['query_by_id', $n, 1, sub { visit($first, $n, sub { my ($id) = @_; return (1, link_checksum($id, $from[$id], $to[$id])); }) }],
        ['query_by_from_to', $n, 1, sub { visit($first, $n, sub {
            my ($i) = @_;
            my $from = from_of($i);
            my $to = $i + 1 - $from;
            return $by->($by_ends{"$from $to"}, sub { ($_[0], $from, $to) });
        }) }],
        ['query_by_from', $n, 1, sub { visit($first, $n, sub {
            my ($from) = @_;
            my $ids = $by_from{$from} || {};
            return $by->($ids, sub { ($_[0], $from, $ids->{$_[0]}) });
        }) }],
        ['query_by_to', $n, 1, sub { visit($first, $n, sub {
            my ($to) = @_;
            my $ids = $by_to{$to} || {};
            return $by->($ids, sub { ($_[0], $ids->{$_[0]}, $to) });
        }) }],
        ['update', $n, 0, sub { visit($first, $n, sub {
            my ($i) = @_;
            my $to = from_of($i);
            my $from = $i + 1 - $to;
            detach($i);
            attach($i, $from, $to);
            return (1, link_checksum($i, $from, $to));
        }) }],
        ['delete', $n, 0, sub { visit($first, $n, sub { detach($_[0]); $count--; return (1, 0); }) }],
    );
}

my @texts;

sub post { my ($i) = @_; return ["Blog post $i", $texts[$i % 5], 1600000000 + splitmix($i) % 2592000]; }
sub post_checksum { my ($post) = @_; return unpack('%64C*', $post->[0]) + unpack('%64C*', $post->[1]) + $post->[2]; }

sub objects_operations {
    my ($background, $n) = @_;
    my $first = $background + 1;
    my @new = map { post($_) } $first .. $background + $n;
    return (
        ['create', $n, 0, sub {
            my $total = 0;
            for my $k (0 .. $n - 1) { $posts[$first + $k] = $new[$k]; $count++; $total = sum($total, post_checksum($new[$k])); }
            return ($n, $total);
        }],
        ['read_all', $background + $n, 1, sub {
            my ($seen, $total) = (0, 0);
            for my $post (@posts) { next unless $post; $seen++; $total = sum($total, post_checksum($post)); }
            return ($seen, $total);
        }],
        ['read_by_id', $n, 1, sub { visit($first, $n, sub { return (1, post_checksum($posts[$_[0]])); }) }],
        ['delete', $n, 0, sub { visit($first, $n, sub { $posts[$_[0]] = undef; $count--; return (1, 0); }) }],
    );
}

# --- measuring ---

# A child process waits for the end of the standard input, which tells that the plugin is gone.
sub watch_parent {
    my $parent = $$;
    my $child = fork() // die "No process: $!";
    return $child if $child;
    1 while sysread(STDIN, my $nothing, 1024);
    kill('TERM', $parent);
    exit 0;
}

sub prepare {
    my ($job, $n, $background) = @_;
    new_store();
    if ($job->{category} eq 'links') {
        create_link($_) for 1 .. $background;
        return links_operations($background, $n);
    }
    for my $i (1 .. $background) { $posts[$i] = post($i); $count++; }
    return objects_operations($background, $n);
}

sub run {
    my ($job, $n, $background, $shortest) = @_;
    my @figures;
    for my $operation (prepare($job, $n, $background)) {
        my ($name, $records, $is_read, $pass) = @$operation;
        my ($seen, $total);
        my $passes = 0;
        my $cpu = clock_gettime(CLOCK_PROCESS_CPUTIME_ID);
        my $start = clock_gettime(CLOCK_MONOTONIC);
        my $seconds;
        do {
            ($seen, $total) = $pass->();
            $passes++;
            $seconds = clock_gettime(CLOCK_MONOTONIC) - $start;
        } while ($is_read && $seconds < $shortest);
        $cpu = clock_gettime(CLOCK_PROCESS_CPUTIME_ID) - $cpu;
        my $each = 1e9 / ($passes * $records);
        push @figures, sprintf(
            '{"name": "%s", "ns": %.3f, "cpu_ns": %.3f, "passes": %d, "count": %d, "checksum": "%u"}',
            $name, ($seconds || 1e-9) * $each, $cpu * $each, $passes, $seen, unsigned($total));
    }
    die "There are $count records left where $background were expected.\n" if $count != $background;
    return \@figures;
}

# Whether the times of the last three cycles agree within 3%.
sub settled {
    return 0 if @_ < 3;
    my @last = sort { $a <=> $b } @_[-3 .. -1];
    return $last[2] <= 1.03 * $last[0];
}

@ARGV == 1 or refuse('Give the path of one job file.');
my $job = read_job($ARGV[0]);
if ($job->{category} eq 'objects') {
    my ($here) = $0 =~ m{^(.*)/} ? $1 : '.';
    open(my $in, '<', "$here/post-texts.txt") or die "$here/post-texts.txt: $!";
    chomp(@texts = <$in>);
}
my $watcher = watch_parent();
# No second process is left behind, however this one ends.
my $end = sub { kill('KILL', $watcher); waitpid($watcher, 0); };
$SIG{TERM} = sub { $end->(); exit 5; };

my $warm_background = $job->{background} < $job->{warm_up_size} ? $job->{background} : $job->{warm_up_size};
my $start = clock_gettime(CLOCK_MONOTONIC);
my ($seconds, $ended_by, @cycles) = (0, 'limit');
while (1) {
    $seconds = clock_gettime(CLOCK_MONOTONIC) - $start;
    if ($seconds >= $job->{warm_up_min_seconds} && settled(@cycles)) { $ended_by = 'plateau'; last; }
    last if $seconds >= $job->{warm_up_max_seconds};
    run($job, $job->{warm_up_size}, $warm_background, 0);
    push @cycles, clock_gettime(CLOCK_MONOTONIC) - $start - $seconds;
}
my $warm_up = sprintf('{"cycles": %d, "seconds": %.3f, "ended_by": "%s"}', scalar @cycles, $seconds, $ended_by);
my $figures = run($job, $job->{size}, $job->{background}, SHORTEST_READ);
$end->();

my $temporary = "$job->{result}.tmp";
open(my $out, '>', $temporary) or do { print STDERR "$temporary cannot be written: $!\n"; exit 4; };
print $out qq({"schema": 1, "variant": "$job->{variant}", "repetition": $job->{repetition}, "operations": [),
    join(', ', @$figures), qq(], "warm_up": $warm_up, "settings": {}, "versions": {"Perl": "$^V"}}\n);
close($out) or do { print STDERR "$temporary cannot be written: $!\n"; exit 4; };
rename($temporary, $job->{result}) or do { print STDERR "$job->{result} cannot be written: $!\n"; exit 4; };
exit 0;
