/** Real sentences; their words stand in for the words of an item. */
const SENTENCES = {
  hi: `आज सुबह की ताज़ी ख़बरें पढ़ने के लिए यहाँ क्लिक कीजिए और अपनी राय ज़रूर लिखिए। हमारी दुकान हर दिन सुबह नौ बजे से रात आठ बजे तक खुली रहती है, रविवार को छुट्टी है। यदि आपको कोई परेशानी हो तो हमारे कार्यालय में किसी भी समय सम्पर्क कर सकते हैं। पिछले महीने की तुलना में इस बार बिजली का ख़र्च काफ़ी कम हुआ क्योंकि छत पर सौर ऊर्जा का उपकरण लगाया गया। विश्वविद्यालय के विद्यार्थियों ने स्वतंत्रता दिवस के कार्यक्रम में उत्साहपूर्वक भाग लिया। प्रधानाध्यापिका ने पुस्तकालय की व्यवस्था और अनुशासनप्रियता की प्रशंसा की। न दो, न तीन, बस एक ही काफ़ी है। आवश्यकतानुसार परिवर्तन करने का अधिकार सुरक्षित है। अन्तरराष्ट्रीय प्रतियोगिता में सर्वश्रेष्ठ प्रदर्शन करने वाले खिलाड़ियों को पुरस्कार मिलेगा। हमारे यहाँ घर जैसा खाना बनता है और गरम परोसा जाता है।`,
  ar: `اقرأ أخبار هذا الصباح هنا واكتب لنا رأيك في أي وقت تريد. متجرنا مفتوح كل يوم من التاسعة صباحا حتى الثامنة مساء ما عدا يوم الجمعة. إذا واجهتك أي مشكلة فلا تتردد في الاتصال بمكتبنا أو زيارتنا في المدينة القديمة. انخفضت فاتورة الكهرباء هذا الشهر لأننا وضعنا ألواحا شمسية على السطح. شارك طلاب الجامعة في الاحتفالات الوطنية بحماس كبير. أشادت المديرة بتنظيم المكتبة والمستلزمات المدرسية واستعداداتهم للامتحانات. لا بد من هذا، ثم ذاك، بل كل ما في الأمر. والمسؤوليات الاجتماعية والاقتصادية تستوجب التعاون بين المؤسسات. سيستقبلونكم بالابتسامات والترحيبات، وسنستخدم الإلكترونيات لاستكشاف الاحتمالات. طعامنا يطبخ في البيت ويقدم ساخنا مع الخبز.`,
  de: `Heute früh gibt es neue Nachrichten, die du hier in Ruhe lesen und gleich beantworten kannst. Unser Laden ist an jedem Werktag von neun bis acht geöffnet, sonntags bleibt er zu. Bei Schwierigkeiten erreichst du unsere Geschäftsstelle jederzeit, auch ohne Terminvereinbarung. Die Stromrechnung ist niedriger als im Vormonat, weil auf dem Dach eine Solaranlage steht. Die Datenschutzerklärung, die Wettbewerbsbedingungen und die Versandkostenübersicht findest du im Inhaltsverzeichnis. Die Straßenverkehrsordnung verlangt eine Geschwindigkeitsbegrenzung, die Bundesausbildungsförderung eine Einverständniserklärung. Der Kundendienst prüft die Lieferadresse, die Rechnungsanschrift und das Zahlungsmittel. Die Wochenendausgabe, das Frühstücksangebot und die Mitgliedsbeiträge sind günstiger geworden. Am Ende ist es so: Er kam, sah und ging. Ob du da bist, wo wir es sind?`,
} as const;

export type Language = keyof typeof SENTENCES;
export const LANGUAGES: Record<Language, { locale: string; direction: 'ltr' | 'rtl' }> = {
  hi: { locale: 'hi-IN', direction: 'ltr' },
  ar: { locale: 'ar-EG', direction: 'rtl' },
  de: { locale: 'de-DE', direction: 'ltr' },
};

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** What an item replaces itself, such as {count}, stays. */
const WORDS_AND_PLACES = /\{\w+\}|\p{L}[\p{L}\p{M}’']*/gu;
/** A translation may be longer by two fifths. */
const GROWTH = 1.4;

const segmenter = new Intl.Segmenter();
const lengthOf = (word: string): number => [...segmenter.segment(word)].length;

/** Puts words of one language in the place of others: the same word always becomes the same, of similar length. */
export function translator(language: Language): (text: string) => string {
  const vocabulary = [...new Set(SENTENCES[language].match(WORD))].map((word) => ({
    word,
    length: lengthOf(word),
  }));
  const chosen = new Map<string, string>();
  const taken = new Set<string>();
  const choose = (least: number): string => {
    const most = Math.ceil(least * GROWTH);
    const distance = (length: number): number =>
      length < least ? (least - length) * 3 : Math.max(0, length - most) * 5;
    const byFit = vocabulary.toSorted(
      (one, other) => distance(one.length) - distance(other.length) || other.length - one.length,
    );
    const fitting = byFit.filter(({ length }) => distance(length) === distance(byFit[0]!.length));
    const { word } = fitting.find((one) => !taken.has(one.word)) ?? fitting[0]!;
    taken.add(word);
    return word;
  };
  const translated = (word: string): string => {
    const before = chosen.get(word) ?? choose(lengthOf(word));
    chosen.set(word, before);
    return before;
  };
  return (text) => {
    // German joins words: of three or more, the last two of plain text become one.
    const joined =
      language === 'de'
        ? text.replace(/(?<=\p{L}\s)(\p{L}{3,})\s(\p{L}{3,})(?=\W*$)/u, '$1$2')
        : text;
    return joined.replaceAll(WORDS_AND_PLACES, (word) =>
      word.startsWith('{') ? word : translated(word),
    );
  };
}
