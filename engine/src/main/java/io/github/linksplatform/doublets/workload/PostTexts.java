package io.github.linksplatform.doublets.workload;

import java.util.List;

/** The contents of the posts: plain ASCII, one paragraph of 520 to 880 characters each. */
final class PostTexts {
    static final List<String> ALL = List.of("""
            A link is the smallest thing that can say something. It has a beginning and an end, and with these \
            two it can already tell that a letter belongs to a word, that a word belongs to a sentence, and that \
            a sentence was written by somebody on a rainy Tuesday. Nothing in it needs a name. When we want to \
            know what a link means, we look at what it joins, and then at what those are joined to, until we \
            arrive at something that we already know. Most of what people call knowledge is built in just this \
            way: not from big things that explain themselves, but from many small ones that explain each other. \
            It is a pleasant thought that a library and a shopping list differ only in their size.""", """
            The old lighthouse keeper wrote one line in his book every evening: the wind, the height of the \
            waves, and the number of ships that went by. He did so for forty-one years. When he retired, a young \
            woman from the university came to copy the book into a machine, and asked him what it was for. He \
            said that he had never needed to read any of it again; but that a day which was written down was a \
            day that had been looked at. She thought about this on the way home. Since then every record in her \
            database has a column that no program reads, in which she notes the weather. Her colleagues found it \
            odd at first. Then one of them asked for the rain of a certain April, to explain a failure that \
            nothing else explained, and got it.""", """
            To bake good bread you need flour, water, salt and more patience than you think you have. Mix the \
            first two in the evening and leave them alone, because flour that has had the time to drink makes a \
            dough that hardly needs any kneading. Add the salt and a spoon of yesterday's dough in the morning. \
            Fold it over four times, once every half hour, and resist the wish to do more. By noon it should be \
            soft, full of small bubbles, and twice as large as it was. Heat the oven as far as it goes, with an \
            iron pot inside. Turn the dough into the pot, cut its skin once, put the lid on, and take the lid \
            off again after twenty minutes. The loaf is done when it sounds hollow. Wait until it is cold before \
            you cut it. Nobody has ever managed this, but the advice is good all the same, and the next loaf \
            will be better.""", """
            Measuring is harder than it looks. A stopwatch gives you a number at once, and the number is \
            precise, and it is wrong in ways that it does not mention. The machine was warm, or it was not; \
            another program was awake; the first run paid for what the second one used. The cure is not a better \
            stopwatch. It is to measure again, and in another order, and to ask how far apart two numbers are \
            when nothing at all has changed between them. Only a difference that is larger than that deserves a \
            name. Whoever has done this once reads other people's tables with a different eye. One learns to \
            look for the small print: how often was it done, on what, and what would have to be true for the \
            opposite to come out? A good table answers these questions before they are asked. The best ones also \
            say what they could not find out, and they say it in the same size of letters as the rest.""", """
            There is a footpath along the river that appears on no map. It begins behind the bakery, passes \
            under two bridges, and ends at a bench from which you can see the hills. Nobody planned it. Somebody \
            walked there first, because it was shorter, or because of the herons, and the next one saw a trace \
            in the grass and followed it. A path is a question that many feet have answered in the same way. The \
            town once wanted to pave it, and then decided to leave it alone and to put up a lamp. In winter the \
            lamp is the only light there.""");

    private PostTexts() {}
}
