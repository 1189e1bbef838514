import table from "./city-names.json";

// Names people use for cities that the data set lists under another, as "its key: theirs".
const NAMES = `
new york city: new york, nyc, ny city, big apple, ニューヨーク, 纽约, 紐約, 뉴욕
washington d c: washington dc, dc
los angeles: la, ロサンゼルス, 洛杉矶
london: ldn, londres, londra, ロンドン, 伦敦, 倫敦, 런던
paris: パリ, 巴黎, 파리
portland: pdx
austin: atx
atlanta: atl
salt lake city: slc
philadelphia: philly
las vegas: vegas
new orleans: nola
minneapolis: mpls
manchester: manc
melbourne: melb
brisbane: brissy
tokyo: 東京都, 東京, 东京, 도쿄
osaka: 大阪府, 大阪市, 大阪
kyoto: 京都府, 京都市, 京都
yokohama: 横浜市, 横浜
nagoya: 名古屋市, 名古屋
fukuoka: 福岡市, 福岡
sapporo: 札幌市, 札幌
kobe: 神戸市, 神戸
sendai: 仙台市, 仙台
hiroshima: 広島市, 広島
shanghai: 上海市, 上海
guangzhou: 广州市, 广州, 廣州
shenzhen: 深圳市, 深圳
chengdu: 成都市, 成都
hangzhou: 杭州市, 杭州
wuhan: 武汉市, 武汉, 武漢
nanjing: 南京市, 南京
chongqing: 重庆市, 重庆, 重慶
tianjin: 天津市, 天津
suzhou: 苏州市, 苏州, 蘇州
hong kong: hk, 香港
taipei: 台北市, 台北, 臺北
singapore: 新加坡, シンガポール, 싱가포르
busan: 부산
incheon: 인천
daegu: 대구
san francisco: sf, san fran, san francisco bay, bay
bengaluru: bangalore, blr
mumbai: bombay
gurgaon: gurugram
chennai: madras
kolkata: calcutta
thiruvananthapuram: trivandrum
delhi: delhi ncr, ncr
kochi: cochin
mysore: mysuru
mangalore: mangaluru
visakhapatnam: vizag
prayagraj: allahabad
vadodara: baroda
galway: gaillimh
limerick: luimneach
wexford: loch garman
newbridge: droichead nua
clonmel: cluain meala
mullingar: an muileann gcearr
koln: cologne, koeln
munich: munchen, muenchen
zurich: zuerich
nurnberg: nuremberg, nuernberg
dusseldorf: duesseldorf
frankfurt am main: frankfurt
hannover: hanover
vienna: wien
prague: praha
warsaw: warszawa
krakow: cracow
lisbon: lisboa
rome: roma
milan: milano
turin: torino
naples: napoli
florence: firenze
venice: venezia
sevilla: seville
brussels: bruxelles, brussel
antwerpen: antwerp
gent: ghent
geneve: geneva, genf
goteborg: gothenburg
copenhagen: kobenhavn
the hague: den haag
kyiv: kiev
lviv: lvov
moscow: moskva
saint petersburg: st petersburg russia
istanbul: constantinople
ho chi minh city: saigon, hcmc
yangon: rangoon
beijing: peking, 北京市, 北京
seoul: soul, 서울, 首尔, ソウル
mexico city: cdmx, ciudad de mexico
sao paulo: sampa
montreal: montreal qc
johannesburg: joburg, jozi
kuala lumpur: kl
abu dhabi: abudhabi
`;

// The same of large cities in Arabic and Cyrillic letters, as fold() leaves them, and as Polish,
// Russian and Ukrainian have them after "in".
const OTHER_SCRIPTS = `
riyadh: الرياض
jeddah: جدة, جده
mecca: مكة, مكه, مكة المكرمة
medina: المدينة المنورة
dammam: الدمام
khobar: الخبر
dubai: دبي, дубаи, дубае
abu dhabi: أبو ظبي, ابو ظبي, أبوظبي, ابوظبي, абу даби
sharjah: الشارقة, الشارقه
doha: الدوحة, الدوحه
kuwait city: مدينة الكويت
manama: المنامة
muscat: مسقط
cairo: القاهرة, القاهره
alexandria: الإسكندرية, الاسكندرية, اسكندرية
giza: الجيزة
baghdad: بغداد
basrah: البصرة
erbil: أربيل, اربيل
amman: عمان, عمّان
beirut: بيروت
damascus: دمشق
aleppo: حلب
jerusalem: القدس
khartoum: الخرطوم
tripoli: طرابلس
tunis: تونس العاصمة
algiers: الجزائر العاصمة
casablanca: الدار البيضاء, كازابلانكا
rabat: الرباط
marrakesh: مراكش
sanaa: صنعاء
istanbul: إسطنبول, اسطنبول, стамбул, стамбуле
london: لندن, лондон, лондоне
paris: باريس, париж, париже
berlin: برلين, берлин, берлине
new york city: نيويورك, нью иорк, нью иорке
moscow: москва, москве, موسكو
saint petersburg: санкт петербург, санкт петербурге, петербург, петербурге, спб, питер, питере
novosibirsk: новосибирск, новосибирске
yekaterinburg: екатеринбург, екатеринбурге
kazan: казань, казани
krasnodar: краснодар, краснодаре
samara: самара, самаре
nizhniy novgorod: нижнии новгород, нижнем новгороде
rostov na donu: ростов на дону, ростове на дону
kyiv: киев, киеве, киів, києві
kharkiv: харьков, харькове, харків, харкові
odessa: одесса, одессе, одеса, одесі
lviv: львов, львове, львів, львові
dnipro: днепр, днепре, дніпро, дніпрі
minsk: минск, минске
almaty: алматы, алмате
nur sultan: astana, астана, астане
tashkent: ташкент, ташкенте
tbilisi: тбилиси
baku: баку
yerevan: ереван, ереване
sofia: софия
belgrade: београд
warsaw: warszawie, варшава, варшаве
krakow: krakowie, краков, кракове
wroclaw: wroclawiu, вроцлав, вроцлаве
poznan: poznaniu
gdansk: gdansku
lodz: lodzi
katowice: katowicach
lublin: lublinie
szczecin: szczecinie
prague: prahe, praze, прага, праге
`;

const byAlias = new Map<string, string[]>();
const byKey = new Map<string, string[]>();
for (const line of [NAMES, OTHER_SCRIPTS].flatMap((names) => names.trim().split("\n"))) {
  const [key = "", aliases = ""] = line.split(": ");
  byKey.set(key, [...(byKey.get(key) ?? []), ...aliases.split(", ")]);
  for (const alias of aliases.split(", ")) {
    byAlias.set(alias, [...(byAlias.get(alias) ?? []), key]);
  }
}

/** The stored keys of the city that the folded text is another name of, or `null`. */
export function cityAlias(folded: string): string[] | null {
  return byAlias.get(folded) ?? null;
}

/** The names of cities in scripts that put no spaces between words, the longest first. */
export function cityNamesWithoutSpaces(): string[] {
  return [...byAlias.keys()]
    .filter((name) => /^[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}ー]+$/u.test(name))
    .sort((a, b) => b.length - a.length);
}

/** The other names of the cities that are stored under a key, folded. */
export function cityAliases(key: string): readonly string[] {
  return byKey.get(key) ?? [];
}

// Forty thousand names, so the file is only read when the first one is needed.
let otherNames: Map<string, string> | null = null;

function readOtherNames(): Map<string, string> {
  const lines = table.names.split(";").map((line) => line.split(":"));
  return new Map(
    lines.flatMap(([key = "", names = ""]) => names.split(",").map((name) => [name, key] as const)),
  );
}

/**
 * The stored key of the city that the folded text names in English or another language, such as
 * "varsovia" for Warsaw; `null` if it names none. Unlike a `cityAlias`, the name may also be a
 * smaller place's own.
 */
export function cityByOtherName(folded: string): string | null {
  otherNames ??= readOtherNames();
  return otherNames.get(folded) ?? null;
}
