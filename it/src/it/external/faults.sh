# A worker with a fault: faults.sh FAULT JOB
result=$(dirname "$2")/result.json
case $1 in
  hangs) sleep 3600 ;;
  dies) echo 'This is my last line.'; exit 9 ;;
  cut) printf '{"schema": 1, "variant": "Fault_Cut", "repe' > "$result" ;;
  tally) perl hashes.pl "$2" && perl -i -pe 's/("name": "update".*?"checksum": ")\d+/${1}42/' "$result" ;;
esac
