import { fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { PaidBanner } from './PaidBanner'

/** الإعلان المدفوع */
const meta = preview.meta({
  title: 'Parts/PaidBanner',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus'],
  parameters: partParameters(`
  **Use it** paper for what was paid for, with «مدفوع» first; promo once, for our own offer on the front page;
  green for the coverage of a country.

  **Not** for a message about the reader’s own work: Notice or a toast.

  **Keyboard:** Tab moves to its button; Enter, Space press it.

  **Screen reader:** A landmark «إعلان مدفوع» or the banner’s own name, then «مدفوع», the figure and the offer.
`),
  component: PaidBanner,
})

export const Paper = meta.story({
  args: {
    figure: '50%',
    title: 'خصم على اشتراك باقة الملاعب',
    text: 'كل المباريات المحلية بجودة عالية لمدة 6 أشهر، مع ملخص مكتوب بعد كل صافرة.',
    actionLabel: 'تعرّف على العرض',
  },
  play: async ({ canvas }) => {
    await canvas.findByText('مدفوع')
  },
})

export const Green = meta.story({
  args: {
    figure: '24/7',
    title: 'تغطية على مدار الساعة من مصر',
    text: 'مراسلون في 27 محافظة، وتنبيه فوري عند كل خبر يهم مدينتك.',
    actionLabel: 'اشترك',
    tone: 'green',
  },
})

export const Promotion = meta.story({
  args: {
    title: 'صباحك يبدأ بخمس دقائق من مدار',
    text: 'نشرة واحدة كل يوم في السابعة صباحًا: أهم ما جرى، بلا ضجيج.',
    actionLabel: 'اشترك الآن',
    tone: 'promo',
    onAction: fn(),
  },
})

export const PromotionOnPhone = meta.story({
  args: { ...Promotion.composed.args, onAction: fn() },
  globals: { viewport: { value: 'phone' } },
})

export const LongText = meta.story({
  args: {
    figure: '0%',
    title: 'فائدة على التمويل الشخصي للمشاريع الصغيرة والمتوسطة في جميع مدن المملكة طوال العام',
    text: 'نص طويل يشرح العرض بتفاصيله وشروطه واستثناءاته، ثم يكرر ما قاله بكلمات أخرى ليملأ السطر الثاني والثالث على الشاشات الضيقة.',
    actionLabel: 'اقرأ الشروط والأحكام كاملة',
  },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
