import { expect, screen } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, fitsTheWidth } from '#.storybook/storyHelpers'
import { sponsoredArticles, sponsoredExtras } from '@/content/sponsored'
import { ExtraItem } from './ExtraItem'
import { FeaturedAd } from './FeaturedAd'
import { ProductPromo } from './ProductPromo'
import { SponsoredCard } from './SponsoredCard'

/** محتوى مدفوع */
const meta = preview.meta({ title: 'Public/Sponsored' })
const page = { route: '/sponsored' }

export const Normal = meta.story({
  tags: ['state:normal'],
  parameters: page,
  play: async ({ canvas }) => {
    await arrived()
    const banners = canvas.getAllByRole('complementary')
    const articles = canvas.getAllByRole('article')
    await expect(banners.map((each) => each.getAttribute('aria-label'))).toEqual([
      'إعلان مدفوع مميز',
      'عرض منتج، إعلان مدفوع',
    ])
    await expect(articles.map((each) => each.querySelector('h3')?.textContent)).toEqual(
      [...sponsoredArticles, ...sponsoredExtras].map(({ title }) => title),
    )
    // Spec §2: each of the ten starts with «مدفوع».
    for (const each of [...banners, ...articles]) {
      await expect(each).toHaveTextContent(/^مدفوع/)
      await expect(each).toHaveAccessibleName(/مدفوع/)
    }
    const [first] = articles
    await expect(first).toHaveTextContent(
      /^مدفوعغذاء.*جرّبها فريق المطبخ.*برعاية مطابخ السنبلة.*4 دقائق قراءة.*12,480 مشاهدة.*أول أمس/,
    )
    await expect(first?.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('glyph=salad'),
    )
  },
})

export const Answers = meta.story({
  name: 'A sample has no advertiser',
  parameters: page,
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'إلى المتجر' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('هذا إعلان للعرض فقط')
  },
})

export const Phone = meta.story({ ...phone, parameters: page })

export const Tablet = meta.story({ ...tablet, parameters: page })

const long = {
  id: 'long',
  title:
    'عنوان طويل يصف عرضًا كثير الشروط والتفاصيل وفيه كلمة_موصولة_لا_تنقطع_أبدا_أبدا ثم يمضي إلى آخره',
  sponsor: 'شركة باسم أطول مما يتسع له السطر الواحد على الهاتف الصغير',
  category: 'فئة باسم طويل يلتف على أكثر من سطر واحد',
}

export const LongText = meta.story({
  tags: ['state:long-text'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, padding: 16, maxInlineSize: 360 }}>
      <h1>نصوص طويلة</h1>
      <FeaturedAd
        ad={{
          ...long,
          text: 'نص طويل يشرح العرض من أوله إلى آخره، ويعيد شرحه لمن لم يفهمه من المرة الأولى ولا الثانية.',
          image: { topic: 'ad', glyph: 'ship', tone: 2 },
          actionLabel: 'اقرأ الشروط كلها',
        }}
      />
      <SponsoredCard
        article={{
          ...long,
          excerpt:
            'مقتطف طويل يروي ما في المقال فقرة بعد فقرة حتى لا يبقى لقارئه سبب ليفتحه ويقرأه.',
          image: { topic: 'health', glyph: 'salad', tone: 0 },
          readTime: 125,
          views: 1_234_567_890,
          publishedAt: 525_600,
        }}
      />
      <ProductPromo
        product={{
          ...long,
          image: { topic: 'ad', glyph: 'headphones', tone: 0 },
          points: [long.title, 'مزية قصيرة'],
          price: 1_249_999,
          formerPrice: 2_329_999,
          until: 'حتى نهاية الشهر أو نفاد الكمية',
          actionLabel: 'إلى المتجر',
        }}
      />
      <ExtraItem
        item={{
          ...long,
          image: { topic: 'technology', glyph: 'smartphone', tone: 1 },
          offer: 'عرض طويل يمتد شهرًا بعد شهر',
        }}
      />
    </div>
  ),
  globals: phone.globals,
  play: fitsTheWidth,
})

export const Board = meta.story(screenBoard)
