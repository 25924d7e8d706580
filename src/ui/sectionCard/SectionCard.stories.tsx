import { linkOptions } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { LiveBadge } from '@/ui/news/LiveBadge'
import { CardItem, LeadItem, MediaItem, PostItem } from './items'
import { MoreLink, SectionCard } from './SectionCard'

/** بطاقة القسم */
const meta = preview.meta({
  title: 'Parts/SectionCard',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:a'],
  parameters: partParameters(`
  **Use it** on the front page, one for each section: three items of one kind and «عرض المزيد».

  **Not** on a topic or country page: CategoryCard. For records of the back office: DataTable.

  **Keyboard:** Tab moves from headline to headline, then to «عرض المزيد»; Enter opens the story.

  **Screen reader:** A region with the name of the section; each headline is an h3 and a link; the rest of the
  item is no second link.
`),
  component: SectionCard,
})

const sports = (
  <MoreLink title="رياضة" link={linkOptions({ to: '/$topic', params: { topic: 'sports' } })} />
)
const article = linkOptions({ to: '/search', search: { q: 'ماراثون' } })
const column = [
  (Story: () => React.ReactNode) => <div style={{ maxInlineSize: 389 }}>{Story()}</div>,
]

const row = [(Story: () => React.ReactNode) => <div style={{ maxInlineSize: 1216 }}>{Story()}</div>]

const headlines = (
  <>
    <LeadItem
      title="المنتخب الأولمبي يفتتح معسكره الجبلي بقائمة من 26 لاعبًا"
      meta={['الشوط الثالث', 'قبل ساعة']}
      picture={{ topic: 'sports', glyph: 'podium', tone: 1 }}
      link={article}
    />
    <CardItem
      title="نهائي كأس السلة يذهب إلى مباراة فاصلة للمرة الأولى منذ 9 مواسم"
      meta={['ملاعب الضاد', 'قبل ساعتين']}
      link={article}
    />
    <CardItem
      title="ماراثون المدينة القديمة يفتح باب التسجيل بمسارين جديدين"
      meta={['دفتر الرياضة', 'قبل 4 ساعات']}
      link={article}
    />
  </>
)

export const Headlines = meta.story({
  args: { title: 'رياضة', topic: 'sports', action: sports, children: headlines },
  decorators: column,
})

const breaking = (
  <>
    <LeadItem
      isWide
      title="اتفاق عربي على شبكة موحدة للإنذار المبكر من السيول قبل موسم الأمطار"
      meta={['وكالة الجسر السابع', 'قبل 12 دقيقة']}
      picture={{ topic: 'breaking', glyph: 'storm', tone: 0 }}
      priority
      link={article}
    />
    <CardItem
      title="استئناف الرحلات في المطار الساحلي بعد توقف ساعتين بسبب الضباب"
      meta={['صحيفة المرفأ', 'قبل 25 دقيقة']}
      link={article}
    />
    <CardItem
      title="هزة خفيفة في عرض البحر ولا أضرار، بحسب مركز الرصد الإقليمي"
      meta={['مرصد السارية', 'قبل 48 دقيقة']}
      link={article}
    />
  </>
)

export const Breaking = meta.story({
  args: {
    title: 'عاجل',
    topic: 'breaking',
    layout: 'lead',
    action: <MoreLink title="عاجل" link={linkOptions({ to: '/' })} />,
    children: breaking,
  },
  render: (args) => <SectionCard {...args} badge={<LiveBadge />} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 804, '--lead-size': '2.25rem' } as CSSProperties}>{Story()}</div>
    ),
  ],
})

export const Videos = meta.story({
  args: {
    title: 'فيديو',
    layout: 'videos',
    action: <MoreLink title="فيديو" link={linkOptions({ to: '/youtube' })} />,
    children: (
      <>
        <MediaItem
          title="جولة في أقدم ورشة لصناعة القوارب الخشبية"
          meta={['قناة المرسى', '184 ألف مشاهدة']}
          duration="12:40"
          picture={{ topic: 'technology', glyph: 'sea', tone: 0 }}
          link={article}
        />
        <MediaItem
          title="لماذا تبدو السماء زرقاء؟ تجربة في المطبخ"
          meta={['علم بسيط', '96 ألف مشاهدة']}
          duration="06:15"
          picture={{ topic: 'science', glyph: 'laboratory', tone: 0 }}
          link={article}
        />
        <MediaItem
          title="24 ساعة مع مزارعي الزعفران في الجبل"
          meta={['حكاية مكان', '251 ألف مشاهدة']}
          duration="18:02"
          picture={{ topic: 'culture', glyph: 'gallery', tone: 0 }}
          link={article}
        />
      </>
    ),
  },
  decorators: row,
})

export const Posts = meta.story({
  args: {
    title: 'منشورات',
    layout: 'quotes',
    action: <MoreLink title="منشورات" link={linkOptions({ to: '/twitter' })} />,
    children: (
      <>
        <PostItem
          avatar="طقس"
          name="مرصد الطقس"
          handle="@taqs_marsad"
          text="سحب منخفضة على الساحل حتى الظهر، والرؤية تتحسن بعدها."
          engagement={['1,204 إعجاب', '310 إعادة نشر']}
          link={article}
        />
        <PostItem
          avatar="سلمى"
          name="سلمى تقرأ"
          handle="@salma_reads"
          text="أنهيت كتابًا عن تاريخ القهوة في ليلة واحدة. رشّحوا لي التالي."
          engagement={['876 إعجابًا', '142 ردًا']}
          link={article}
        />
        <PostItem
          avatar="هندسة"
          name="هندسة يومية"
          handle="@eng_daily"
          text="خدعة اليوم: قس الظل مرتين لتعرف ارتفاع أي مبنى."
          engagement={['2,051 إعجابًا', '498 إعادة نشر']}
          link={article}
        />
      </>
    ),
  },
  decorators: row,
})

export const LongText = meta.story({
  args: {
    title: 'قسم باسم طويل جدًا يلتف على سطرين في البطاقة الضيقة',
    topic: 'sports',
    action: sports,
    children: (
      <>
        <LeadItem
          title="عنوان طويل يصف خبرًا كثير التفاصيل عن مدينة بعيدة وما جرى فيها صباح أمس وكيف انتهى الأمر قبل المساء بقليل"
          meta={['صحيفة بعيدة الاسم طويلة العبارة', 'قبل 11 دقيقة', 'تحديث ثالث']}
          picture={{ topic: 'sports', tone: 2 }}
          link={article}
        />
        <CardItem
          title="Supercalifragilisticexpialidocious-و-كلمة-موصولة-لا-تنقطع-أبدا-أبدا-أبدا"
          meta={['مصدر', '', 'قبل ساعة']}
          link={article}
        />
        <PostItem
          avatar="اسم"
          name="اسم مستعار طويل جدًا لا يتسع له السطر"
          handle="@a_handle_that_is_much_too_long_for_the_card"
          text="نص قصير."
          engagement={['1,204,567 إعجابًا', '310,222 إعادة نشر', '98,765 ردًا']}
          link={article}
        />
      </>
    ),
  },
  render: (args) => <SectionCard {...args} badge={<LiveBadge />} />,
  decorators: column,
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
