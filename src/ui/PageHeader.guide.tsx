import Button from '@mui/material/Button'
import type { PartGuide } from '#.storybook/guide'
import { PageHeader } from './PageHeader'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'Once at the top of every page: its only h1, an introduction, its actions. `dense` in the back office.',
  ],
  avoid: ['For a section of a page: an h2.'],
  do: {
    text: 'One main action, with a verb.',
    render: () => (
      <PageHeader
        dense
        title="المستخدمون"
        actions={
          <Button variant="contained" color="primary">
            إضافة مستخدم
          </Button>
        }
      />
    ),
  },
  dont: {
    text: 'An introduction that repeats the title.',
    render: () => <PageHeader dense title="المستخدمون" intro="هذه صفحة المستخدمين." />,
  },
  keyboard: [['Tab', 'moves to the breadcrumbs and to the actions; the title itself is no stop']],
  screenReader: [
    'After a navigation the focus is on the title, so that the page is read from there.',
  ],
  states: ['hover', 'focus'],
}
