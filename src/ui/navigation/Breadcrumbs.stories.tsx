import { linkOptions } from '@tanstack/react-router'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { Breadcrumbs } from './Breadcrumbs'

/** مسار التنقل */
const meta = preview.meta({
  title: 'Parts/Breadcrumbs',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:a'],
  parameters: partParameters(`
  **Use it** above the title of every page below the front page, to say where it is.

  **Not** on the front page and in the back office, whose menu says where the editor is.

  **Keyboard:** Tab moves from link to link; Enter opens the page.

  **Screen reader:** The landmark «مسار التنقل», a list, and «current page» for the last item.
`),
  component: Breadcrumbs,
})

const countries = { label: 'الدول', link: linkOptions({ to: '/countries' }) }

export const Topic = meta.story({
  args: { items: [{ label: 'رياضة' }] },
})

export const LongText = meta.story({
  args: {
    items: [
      countries,
      { label: 'الجماهيرية العربية الليبية الشعبية الاشتراكية العظمى، كما كانت تُسمّى' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
