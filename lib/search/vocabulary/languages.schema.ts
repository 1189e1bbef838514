/** The languages that postings are told apart by; PostgreSQL has stems for all of them. */
export const LANGUAGES = [
  "english",
  "arabic",
  "danish",
  "dutch",
  "finnish",
  "french",
  "german",
  "greek",
  "hindi",
  "hungarian",
  "indonesian",
  "italian",
  "norwegian",
  "portuguese",
  "romanian",
  "russian",
  "spanish",
  "swedish",
  "tamil",
  "turkish",
] as const;
export type Language = (typeof LANGUAGES)[number];

// Small words that running text cannot do without, as `fold` leaves them. Those that two languages
// share are in both lists and say less.
const LISTS: Record<Language, string> = {
  english:
    "the of and to in is for that with be on are this as by an or it from will have at you can not our your we their they who which all has must if may was but any other more than been do when should would up",
  arabic:
    "في من على إلى عن مع هذا هذه التي الذي أن أو لا ما هو هي كل بعد قبل بين لم قد كان كما غير عند ذلك ان او الى يتم يمكن تم ليس ليست ولا وفي ومن أنه إنه حتى حول داخل خلال يجب هناك أي اي فقط أكثر هل نحن لك لدى عبر ضمن لهذا بدون يكون تكون بها فيها منه عليه إذا اذا",
  danish:
    "og i at det er en af til pa for med den der ikke som et de har kan fra vil eller skal om du vi hvis dine dit din jeg nar blev bliver vaere ved efter men nogle noget hvor sig under mere ud dette denne kunne ikke hos os vores meget kun ogsa hvad hvordan igen mellem anden andet sidste bruges findes gor givet flere hver ingen alle mindst arbejde arbejder dig jeres dag gerne bade hvilke hvilket sadan indtil mens derfor ellers nu altid",
  dutch:
    "de het een van en in is dat te op voor met zijn niet die aan er om ook als bij naar of uit dit deze door kan wordt worden heeft je jij jouw uw wij ons onze u over maar tot deze nog wel moet geen meer hebben bent zal",
  finnish:
    "ja on ei se etta tai jos joka kun ole olla voi voit mutta niin kuin myos sen ovat oli tama taman sita siita jotka jonka kaikki vain seka ne hyvin olet meidan sinun mita naiden tassa tata eivat ennen kanssa mukaan voidaan eika kuten ilman saa taytyy pitaa tulee tehda jalkeen uusi uuden toinen yksi kaksi useita muut muu muun koko joiden joissa joita jolla josta taas tyo tyota tyon sinulla sinulle meilla meille teemme osaamista kokemusta haluat liian enintaan vahintaan viela jo nyt jokin jotain vaan olevan olisi ehka epaonnistui",
  french:
    "le la les de des du et en un une est que pour dans qui par sur au aux ce cette ces avec pas ne vous nous il elle sont ou ou se plus son sa ses leur votre vos notre nos etre avez peut si mais tout comme meme qu",
  german:
    "der die das und in den von zu mit sich des auf fur ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem uber einen so zum war haben nur oder aber vor zur bis mehr durch man sein wir ihr ihre unser unsere du dich dein kann konnen wenn diese dieser",
  greek:
    "και το να του η της με που την ο για τα στο από απο είναι ειναι δεν θα των τον οι σε τη τις στην ένα ενα μια ή αυτό αυτο σας αν μας έχει εχει στη στα τους δεν ως",
  hindi:
    "के का की में है से को और पर ने हैं यह कि इस एक नहीं भी हो या लिए जो कर तो था आप अपने करें गया द्वारा साथ किया होता रहा वह",
  hungarian:
    "a az es hogy nem egy is van ez meg de ha el csak mint vagy ami aki minden lehet kell volt ezt azt nincs mar mely meg nagyon itt ott ki be fel le sem legyen ne amely melyet kerjuk szamara soran valo ehhez azonban illetve valamint sikerult lehetseges hasznalhato alatt kozott utan elott altal mert hogyan egyik masik uj tobb osszes semmi ezek azok lesz lett kivul ketto jelenleg mindig nelkul ellenorizze",
  indonesian:
    "dan yang di untuk dengan dari ini tidak atau pada dalam adalah ke akan anda itu kami dapat oleh sebagai tersebut telah juga bisa para serta ada secara kita lebih sudah jika karena saat harus hanya tak sebuah setiap semua antara lain maupun hingga sampai sedang masih apabila atas bawah agar bagi melalui menggunakan digunakan gunakan memiliki mampu pengalaman bekerja kerja gagal hal bila jangan beberapa tetapi namun yaitu tanpa",
  italian:
    "di e il la che in un per non una i le con del della si da sono lo al dei come ma o anche gli alla delle nel piu questo questa dal nella ha ai degli puo se sul tuo tua nostro nostra essere dalla ed su dell",
  norwegian:
    "og i det er en av til pa for med den som ikke et de har kan fra vil eller skal om du vi hvis dine ditt din jeg nar ble blir vaere ved etter men noen noe hvor seg under mer ut dette denne kunne hos oss vare a fra deg ikkje bare ogsa hva hvordan igjen mellom annen annet siste brukes finnes gjor gitt flere hver ingen alle minst arbeid jobbe vart var dere gjerne bade hvilke hvilket slik inntil mens derfor ellers na alltid bruk bruker ma mye gi",
  portuguese:
    "de a o que e do da em um para com nao uma os no se na por mais as dos como mas ao das ou seu sua ser quando nos ja esta tambem pelo pela ate isso ele ela entre sem sao voce foi pode este esse tem sobre nosso nossa as",
  romanian:
    "de si in a la cu pe nu un o se care din pentru ca este sau mai fi sunt au prin dar ce daca al ale lui iar fost acest aceasta va sa ai am noi voi dumneavoastra poate fie toate dupa catre unui unei sunteti pana",
  russian:
    "и в не на что с по это как для к из у за от о но до или при если то бы же вы мы он она они его все так может быть еще уже только этот эта также будет нет был можно был чтобы вас вам наш вашего ваш ваша нас который которая которые которых того этого этой том тем чем где без под над про через после перед между себя свой своих более менее во об со ни нужно должен должна используется использовать невозможно удалось является либо даже раз лишь пока требуется работы работа опыт один одна другой другие всех всего было были будут какой",
  spanish:
    "de la que el en y a los se del las un por con no una su para es al lo como mas o pero sus le ya este si porque esta entre cuando muy sin sobre tambien hasta hay donde quien desde todo nos durante ser son tu tus ha puede",
  swedish:
    "och i att det som en pa ar av for med den till inte ett de har kan fran vill eller ska skall om du vi din ditt dina jag nar blev blir vara vid efter men nagra nagot var sig under mer ut detta denna kunna hos oss vara sin endast bara ocksa vad hur igen mellan annan annat sista anvands finns gor given flera varje ingen alla minst arbete arbetar dig vart ert garna bade vilka vilket sadan medan darfor annars nu alltid misslyckades anvand maste inga samt nya",
  tamil:
    "மற்றும் ஒரு இந்த என்று அல்லது இல்லை உள்ள என அந்த இது அது ஆகும் வேண்டும் செய்ய முடியும் உங்கள் நீங்கள் மேலும் மூலம் போது முடியவில்லை கொண்ட செய்யவும் செய்தல் செய்து இல்லாத மீது உடன் உள்ளது பயன்படுத்தி பயன்படுத்த இதை அதை எந்த பின் முன் மட்டும் வேறு புதிய எனில் ஆனால் இருந்து இருக்க இருக்கும் வரை அனைத்து தவறு கோப்பு காட்டு தேர்வு எங்கள் பணி அனுபவம் கொள்ள விட எப்படி ஏற்கனவே",
  turkish:
    "ve bir bu icin ile de da olarak degil veya daha olan gibi en cok ne kadar ise var yok sonra tum her ya olmak uzere bizim siz sizin icinde bunu olan ancak eger gore tarafindan mi kullanilan olabilir oldugu bulunan icinden edilen ediyor yapilan eden eder et edin edilecek olur gerekir gerekli bunlari kendi su bunun onun ki yeni tüm butun baska birden fazla yalnizca sadece icerisinde hicbir once sirasinda iyi alan yapmak isteyen sahip iceren edilemedi yapilamadi bulunamadi olmali olmasi etmek degeri bircok hangi nasil herhangi zaten halinde veren edilmis diger ayni",
};

// Languages without stems, so that their words are not taken for another's.
const OTHERS = [
  "nie i w na z do sie jest to ze o jak od po za przez dla czy lub oraz tego moze przy jako tylko nie ma byc tym ktory ktore tej sa jesli",
  "a se v na je to ze s z do i o k pro ne jsou by ale jako za po tak si podle nebo pri jeho aby byl byt ktery ktere pokud sa pre nie su ako alebo pri ktory ktora ktore od vo",
  "i u na je se da za od su s o iz ne a koji koja koje ili kao bi biti nije po sa do te ako sve ima moze kako ovaj ova in za ki so tudi pri ali lahko ce z ga",
  "і в на не що з до та для це як за від у або по є але при якщо може бути його ви ми все так який",
  "и на в за от да се не с по е са като или при до това които който може трябва със ако за",
  "и на во за од да се не со по е ги го кои или како оваа овој може ако",
  "и у на је се да за од су са о из не који која које или као би није ако",
  "в з на і не для да па гэта як ад што або калі можа",
  "que de la el en i a per no es un una amb els les del al o com mes pero aquest aquesta si dels ser son esta",
  "khong va cua cac la co trong cho duoc voi nay mot nhung de den khi da tu bi hay hoac se",
  "eta da ez bat dira du dago edo izan daiteke duen beste hau ere egin zuen",
  "ja on ei see et kui voi oma mis ning seda ka saab selle oli siis aga pole mida",
  "un ir ar no uz ka nav ja par vai kas no to pec bet ir var",
  "ir yra kad su is i ne tai ar kaip bet nuo per nera jei arba sio apie gali",
  "og ad i a er sem til ekki um en vid fyrir med ekki af the thad hefur eda ef thu",
  "o de a e que en do da para non un unha os se na no por com as dos mais como ou ao está este sua seu pode",
  "mar ag is an agus na le ar go i nach bhfuil sa a seo leis no do den",
  "و در به از که این را با است برای آن نیست یا تا شما می شود کند اگر شده",
  "کے کی میں ہے سے کو اور پر نہیں یہ کا ہیں اس نے ایک",
  "आणि आहे या नाही हे एक किंवा साठी तो ती ते आहेत करा",
  "छ र को मा यो गर्न हो छैन लागि गर्नुहोस् तपाईं वा भएको",
  "yang dan tidak untuk ini dengan ialah boleh pada atau dari anda dalam fail telah",
  "bu va uchun bilan emas yoki ham bir",
  "bu və üçün ilə deyil bir ve ucun ile deyil və ya da olan",
  "kaj la de en ne estas al por ke aux sed kun el ni",
  "dhe te nuk ne per me e i nje se eshte qe",
  "die van en is nie in het te om vir dat op met n word kan of as deur wat",
  "sa ng na ang hindi mga at ay para kung ito",
];

/** The words of each language, and of others that have no name here. */
export const COMMON_WORDS: readonly { language: Language | null; words: ReadonlySet<string> }[] = [
  ...LANGUAGES.map((language) => ({ language, words: new Set(LISTS[language].split(" ")) })),
  ...OTHERS.map((list) => ({ language: null, words: new Set(list.split(" ")) })),
];
