import { foldArabic } from './arabic'
import { trimInvisible } from './invisible'
import { once } from './once'
import type { Reader } from './reader'

const folded = (words: string) => once(() => new Set(words.split(' ').map(foldArabic)))
/** They begin a name, and are none alone: «عبد الله», «أبو بكر». */
const BEGINNINGS = folded(
  'عبد أمة أبو أبا أبي أم ست سيدي مولاي لالة للا abd abdul abdel abdal abu um umm abd-al abd-el',
)
/** They end a name that has two words: «نور الدين». */
const ENDINGS = folded(
  'الله الدين الحق الرحمن الإسلام العابدين الهدى الزهراء الضحى النبي الرسول الدولة الملك الزمان allah al-din el-din ad-din eddin eddine',
)
const TITLES = folded(
  'دكتور دكتورة الدكتور الدكتورة أستاذ أستاذة الأستاذ الأستاذة مهندس مهندسة المهندس المهندسة بروفيسور البروفيسور الشيخ الشيخة السيد السيدة الآنسة الحاج الحاجة الأمير الأميرة المستشار المستشارة القاضي القاضية المحامي المحامية الإمام الأب القس الأخ الأخت الملك الملكة السلطان الرئيس الرئيسة صاحب صاحبة السمو الجلالة الفخامة المعالي السعادة حضرة العلامة المفتي المطران الزميل الزميلة الصحفي الصحفية الإعلامي الإعلامية كابتن الكابتن آنسة لواء عقيد اللواء العميد العقيد الرائد النقيب المقدم الفريق سعادة معالي فضيلة سماحة الوزير الوزيرة السفير السفيرة النائب النائبة الكاتب الكاتبة dr doctor mr mrs ms miss mme madam sir prof professor eng capt captain haj hajj sheikh',
)
/** A name that begins with them is used whole: «ابن خلدون». */
const WHOLE = folded('ابن بن بنت آل ولد ذو ذات ibn bin bint al el')

const ARTICLE = /^[ae]l$/

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
    TITLES().has(first.replace(/[./:]$/, '')) || /^(?:\p{L}{1,2}[./])+\p{L}?$|^\p{L}$/u.test(first)
  const isBeginning = BEGINNINGS().has(first)
  // «Abd el Rahman», «Nour El Din».
  const isJoined = ARTICLE.test(second) && (isBeginning || ENDINGS().has(`${second}-${others[0]}`))
  if (isJoined) return 3
  if (isTitle || isBeginning) return 1 + countFirst(rest)
  return ENDINGS().has(second) ? 2 : 1
}
