import { foldArabic } from './arabic'
import { trimInvisible } from './invisible'
import { once } from './once'
import type { Reader } from './reader'

const folded = (words: string) => once(() => new Set(words.split(' ').map(foldArabic)))
/** They begin a name, and are none alone: «عبد الله», «أبو بكر». */
const BEGINNINGS = folded(
  'عبد أمة أبو أبا أبي بو با أم ست سيدي مولاي لالة لالا للا abd abdul abdel abdal abdur abdoul abu abo abou aboul um umm omm oum bou sidi moulay lalla abd-al abd-el',
)
/** They end a name that has two words: «نور الدين». */
const ENDINGS = folded(
  'الله بالله الدين الحق الرب الرحمن الإسلام العابدين الهدى الزهراء الضحى النبي الرسول الدولة الملك الزمان السر المولى النساء الختم الدر الدجى البدور الملوك العذراء الكبرى العرب العين العينين القيس العهد تيريز أنطوانيت لويز allah al-din el-din ad-din ed-din ud-din uddin eddin eddine eldin eldeen aldin aldeen al-islam el-islam al-abidin el-abidine ul-abideen ul-ain al-huda el-houda al-zahra el-zahra al-zahraa ez-zahra ezzahra zahra zahrae',
)
/** Of men, and those that only women have; without the article where that is no first name, as «أمير» is. */
const TITLES = folded(
  'دكتور أستاذ مهندس باشمهندس بروفيسور بروفسور الشيخ السيد حاج الست الأمير مستشار قاضي محامي الإمام الأب القس الأخ الأخت الملك السلطان الرئيس صاحب سمو جلالة فخامة دولة سيادة عطوفة نيافة غبطة حضرة العلامة المفتي المطران الزميل الصحفي الإعلامي كابتن آنسة مدام سي مس مار الأنبا البابا لواء عقيد عميد الرائد نقيب مقدم فريق سعادة معالي فضيلة سماحة قداسة الشهيد بروف القائد الوزير سفير النائب الكاتب الشاعر الأديب الفنان المخرج المدرب الطبيب الصيدلي المعلم الداعية المرحوم ملازم مشير أول ركن حجي حجة جناب المذيع الممثل اللاعب الدبلوماسي الطالب عم خال أبونا الأم سيدنا مولانا مستر مسيو مسز الجنرال الرقيب العريف البطريرك الأسقف الراهب الصحافي الباحث الروائي المؤرخ المدير المطرب dr doctor mr mrs ms miss mme madam sir prof professor eng capt captain haj hajj hajji hadj hajja hadja engr imam sheikh sheikha sheik shaikh cheikh sayyid si pr mlle',
)
/** A name that begins with them is used whole: «ابن خلدون». */
const WHOLE = folded(
  'ابن ابنة بن بنت آل آيت ولد ذو ذا ذي ذات ait ibn bin ben bint ould al el de da di du del della la le van von',
)

const ARTICLE = /^(?:[ae][dlnrstz]|u[dlr])$/

/** A folded word, and without its article and feminine ending. */
const titlesOf = (word: string) =>
  [word, word.replace(/^ال/, '')].flatMap((one) => [one, one.replace(/ه$/, '')])

/** The name by which a reader is greeted: the first one with its title, also of two words; otherwise the whole name. */
export const firstNameOf = ({ name }: Pick<Reader, 'name'>): string => {
  const words = trimInvisible(name).match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
  const first = words.slice(0, countFirst(words.map(foldArabic))).join(' ')
  return first.replace(/[،,؛;]+$/, '')
}

/** How many of the folded words are the first name. */
function countFirst([first = '', second = '', ...others]: readonly string[]): number {
  const rest = [second, ...others]
  if (WHOLE().has(first)) return 1 + rest.length
  // «د.», «أ.د.», «د/», an initial.
  const isTitle =
    titlesOf(first.replace(/(?:\/ه|\(ه\)|\.)$/, '')).some((word) => TITLES().has(word)) ||
    /[/:]$|^(?:\p{L}{1,2}[./])+\p{L}?$|^\p{L}$/u.test(first)
  const isBeginning = BEGINNINGS().has(first)
  // «Abd el Rahman», «Nour El Din».
  const isJoined = ARTICLE.test(second) && (isBeginning || ENDINGS().has(`${second}-${others[0]}`))
  if (isJoined) return 3
  if (isTitle || isBeginning) return 1 + countFirst(rest)
  return ENDINGS().has(second) ? 2 : 1
}
