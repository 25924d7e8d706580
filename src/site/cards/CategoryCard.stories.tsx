import { expect } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { headline } from '@/content/headline'
import { CategoryCard } from './CategoryCard'

/** بطاقة الفئة */
const meta = preview.meta({
  title: 'Parts/CategoryCard',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:a', 'pseudo:pressed'],
  parameters: partParameters(`
  **Use it** on topic and country pages (Spec §2): a subject with three headlines, and a button for the rest.

  **Not** on the front page: SectionCard.

  **Keyboard:** Tab moves from headline to headline, then to the button; Enter, Space on the button: show the
  rest, and move the focus to the first new headline.

  **Screen reader:** A region with the name of the card. After opening it: how many headlines were added.
`),
  component: CategoryCard,
  args: {
    page: 'sports',
    isTarget: false,
    layout: 'text' as const,
    colours: { topic: 'sports' },
    card: {
      id: 'chess',
      name: 'Chess',
      nameAr: 'الشطرنج',
      description: 'البطولات ودروس المبتدئين',
      articles: [
        headline('بطولة الحدائق تجمع 64 لاعبًا تحت الأشجار', 'رقعة', 40),
        headline('كيف يتعلم الصغار النقلة الأولى؟', 'نشرة الحصان', 180),
        headline('مدرسة صيفية تعلّم الشطرنج بلغة الإشارة', 'دفتر الرياضة', 1440),
        headline('رقعة عملاقة في ساحة البلدية', 'الملعب اليوم', 2880),
      ],
    },
  },
  render: (args) => (
    <div style={{ maxInlineSize: 300 }}>
      <CategoryCard {...args} />
    </div>
  ),
})

export const Text = meta.story()

export const WithPicture = meta.story({ args: { layout: 'picture' } })

export const Arrival = meta.story({ args: { isTarget: true } })

export const NothingMore = meta.story({
  args: {
    card: {
      ...meta.input.args.card,
      articles: meta.input.args.card.articles.slice(0, 3),
    },
  },
})

export const LongText = meta.story({
  args: {
    card: {
      ...meta.input.args.card,
      nameAr: 'بطولات الألعاب الذهنية والورقية والإلكترونية للناشئين',
      description: 'وصف أطول من المعتاد لبطاقة ضيقة لا بد أن يلتف على أكثر من سطرين',
      articles: [
        headline('ك'.repeat(90), 'صحيفة بعيدة الاسم طويلة العبارة جدًا', 40),
        headline(
          'عنوان طويل يصف خبرًا كثير التفاصيل عن مدينة بعيدة وما جرى فيها صباح أمس',
          'رقعة',
          90,
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
})

export const Board = meta.story(partBoard)
