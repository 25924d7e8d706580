import type { PartGuide } from '#.storybook/guide'
import { headline } from '@/content/headline'
import { CategoryCard } from './CategoryCard'

const card = (articles: ReturnType<typeof headline>[]) => (
  <CategoryCard
    page="sports"
    isTarget={false}
    layout="text"
    picture={{ topic: 'sports', glyph: 'trophy', tone: 1 }}
    card={{
      id: 'chess',
      name: 'Chess',
      nameAr: 'الشطرنج',
      description: 'البطولات ودروس المبتدئين',
      icon: 'trophy',
      articles,
    }}
  />
)

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'On topic and country pages (Spec §2): a subject with three headlines, and a button for the rest.',
  ],
  avoid: ['On the front page: `SectionCard`.'],
  do: {
    text: 'Three headlines at first; the button says how many more there are.',
    render: () =>
      card([
        headline('بطولة الحدائق تجمع 64 لاعبًا تحت الأشجار', 'رقعة', 40),
        headline('كيف يتعلم الصغار النقلة الأولى؟', 'نشرة الحصان', 180),
        headline('مدرسة صيفية تعلّم الشطرنج بلغة الإشارة', 'دفتر الرياضة', 1440),
        headline('رقعة عملاقة في ساحة البلدية', 'الملعب اليوم', 2880),
      ]),
  },
  dont: { text: 'A card with nothing in it: leave it out.', render: () => card([]) },
  keyboard: [
    ['Tab', 'moves to the button, then from headline to headline'],
    ['Enter, Space', 'on the button: show the rest, and move the focus to the first new headline'],
  ],
  screenReader: [
    'A region with the name of the card. After opening it: how many headlines were added.',
  ],
  states: ['hover', 'focus', 'pressed'],
}
