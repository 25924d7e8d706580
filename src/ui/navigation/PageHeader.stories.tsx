import Button from '@mui/material/Button'
import { linkOptions } from '@tanstack/react-router'
import { ExternalLink, Plus } from 'lucide-react'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { Icon } from '@/ui/theme/icons'
import { PageHeader } from './PageHeader'

/** رأس الصفحة */
const meta = preview.meta({
  title: 'Parts/PageHeader',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:a'],
  parameters: partParameters(`
  **Use it** once at the top of every page: its only h1, an introduction, its actions. dense in the back office.

  **Not** for a section of a page: an h2.

  **Keyboard:** Tab moves to the actions and to the breadcrumbs; the title itself is no stop.

  **Screen reader:** After a navigation the focus is on the title, so that the page is read from there.
`),
  component: PageHeader,
})

const crumbs = [{ label: 'الرئيسية', link: linkOptions({ to: '/' }) }, { label: 'رياضة' }]

export const Public = meta.story({
  args: {
    title: 'أخبار الرياضة',
    intro: 'من الملاعب الكبرى إلى ساحات الأحياء.',
    crumbs,
  },
})

export const WithAction = meta.story({
  args: {
    title: 'أهلًا نورة الصالح',
    intro: 'هذا ما يهمك اليوم، الجمعة 20 نوفمبر 2026.',
    actions: <Button>تخصيص</Button>,
  },
})

const adminActions = (
  <>
    <Button startIcon={<Icon icon={ExternalLink} size="small" />}>معاينة القسم</Button>
    <Button variant="contained" color="primary" startIcon={<Icon icon={Plus} size="small" />}>
      إضافة فئة
    </Button>
  </>
)

export const Admin = meta.story({
  args: {
    title: 'الفئات',
    intro: 'اختر القسم، ثم رتّب فئاته.',
    actions: adminActions,
    dense: true,
  },
})

export const LongText = meta.story({
  args: {
    title: 'أخبار جمهورية القمر الاتحادية الإسلامية وما حولها من جزر المحيط الهندي',
    intro:
      'سطر طويل يصف الصفحة ويتجاوز ما يتسع له العرض على الهاتف، ثم يزيد قليلًا ليظهر كيف يلتف النص.',
    crumbs: [...crumbs, { label: 'قسم باسم طويل جدًا لا يتسع له سطر واحد على الهاتف' }],
    actions: adminActions,
  },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
