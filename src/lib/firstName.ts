import { foldArabic } from './arabic'
import { trimInvisible } from './invisible'
import { once } from './once'
import type { Reader } from './reader'

const folded = (words: string) => once(() => new Set(words.split(' ').map(foldArabic)))
/** They begin a name, and are none alone: «عبد الله», «أبو بكر». */
const BEGINNINGS = folded(
  'عبد أمة أبو أبا أبي أم ست سيدي abd abdul abdel abdal abu um umm abd-al abd-el',
)
/** They end a name that has two words: «نور الدين». */
const ENDINGS = folded(
  'الله الدين الحق الرحمن الإسلام العابدين الهدى الزهراء الضحى النبي الرسول allah al-din el-din ad-din eddin eddine',
)
const TITLES = folded(
  'دكتور دكتورة الدكتور الدكتورة أستاذ أستاذة الأستاذ الأستاذة مهندس مهندسة المهندس المهندسة بروفيسور البروفيسور الشيخ الشيخة السيد السيدة الآنسة الحاج الحاجة الأمير الأميرة المستشار المستشارة القاضي القاضية المحامي المحامية الإمام الأب القس الأخ الأخت اللواء العميد العقيد الرائد النقيب المقدم الفريق سعادة معالي فضيلة سماحة الوزير الوزيرة السفير السفيرة النائب النائبة الكاتب الكاتبة dr mr mrs ms miss sir prof eng sheikh',
)
/** A name that begins with them is used whole: «ابن خلدون». */
const WHOLE = folded('ابن بن بنت آل ولد ذو ذات ibn bin bint al el')

/** The name by which a reader is greeted: the first one with its title, also of two words; otherwise the whole name. */
export const firstNameOf = ({ name }: Pick<Reader, 'name'>): string => {
  const words = trimInvisible(name).split(/\s+/)
  return words.slice(0, countFirst(words.map(foldArabic))).join(' ')
}

/** How many of the folded words are the first name. */
function countFirst([first = '', second = '', ...others]: readonly string[]): number {
  const rest = [second, ...others]
  if (WHOLE().has(first)) return 1 + rest.length
  // «د.», «أ.د.», «د/», an initial.
  const isTitle =
    TITLES().has(first.replace(/[./:]$/, '')) || /^(?:\p{L}{1,2}[./])+\p{L}?$|^\p{L}$/u.test(first)
  if (isTitle || BEGINNINGS().has(first)) return 1 + countFirst(rest)
  return ENDINGS().has(second) ? 2 : 1
}
