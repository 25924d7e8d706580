import { memoryStorage } from '@mocks/backend/memoryStorage'
import { placeOf } from '@mocks/demo/pins/parts'
import type { Place, Where } from '@mocks/demo/pins/pin'
import { createPinStore, type PinStore } from '@mocks/demo/pins/pinStore'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { PinLayer } from './PinLayer'
import { PinList } from './PinList'
import { setPinView } from './pinView'

const TITLE = 'شاشة للمراجعة'
const here: Where = { address: '/review', title: TITLE }

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: 32,
  alignItems: 'start',
})

type Props = { fill?: (book: PinStore) => void; canStore?: boolean }

/** A page to review beside the list, as the panel shows it. */
function Desk({ fill, canStore = true }: Props) {
  const [book] = useState(() => {
    const storage = memoryStorage()
    if (!canStore)
      storage.setItem = () => {
        throw new DOMException('', 'QuotaExceededError')
      }
    return createPinStore(() => storage)
  })
  // When the page is there, whose parts the pins are on.
  useEffect(() => fill?.(book), [fill, book])
  const tools = { book, here, go: () => {} }
  return (
    <Columns>
      <div>
        <h1>شاشة للمراجعة</h1>
        <p>فقرة أولى في صفحة قصيرة.</p>
        <Button>أرسل الطلب</Button> <a href="#ticket">تذكرة 13</a>
      </div>
      <div data-demo-panel>
        <h2>ملاحظات</h2>
        <PinList {...tools} />
      </div>
      <PinLayer {...tools} />
    </Columns>
  )
}

const on = (selector: string): Place =>
  placeOf(document.querySelector(`#storybook-root ${selector}`) as HTMLElement, here)

function fill(book: PinStore) {
  book.setName('سلمى')
  book.edit(book.add(on('button')), { note: 'الزر صغير على الهاتف، ونصه لا يقول ما يحدث بعده.' })
  book.edit(book.add(on('p')), { note: 'همزة ناقصة', isResolved: true })
}

/** دبابيس المراجعة */
const meta = preview.meta({
  title: 'Demo/Pins',
  component: Desk,
  beforeEach: () => setPinView({ isPlacing: false, open: null }),
})

export const Empty = meta.story({
  play: async () => {
    await expect(await screen.findByText(/^لا ملاحظات على هذه الشاشة/)).toBeVisible()
  },
})

/** A click on a marker opens its card; the text is stored while it is typed. */
export const Some = meta.story({
  args: { fill },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^دبوس 2، محلول/ }))
    const card = within(screen.getByRole('dialog'))
    await userEvent.click(card.getByRole('button', { name: 'أعد فتحه' }))
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('button', { name: 'دبوس 2: همزة ناقصة' })).toHaveFocus()
    await expect(screen.getByText(/^المفتوح على هذه الشاشة/)).toHaveTextContent('دبوسان')
  },
})

/** Nothing is lost: what a pin was on, and why it has no place. */
export const Orphan = meta.story({
  args: {
    fill: (book) => {
      const place = on('button')
      const id = book.add({ ...place, target: { role: 'button', name: 'احذف الطلب' } })
      book.edit(id, { note: 'أين السؤال قبل الحذف؟' })
    },
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'دبابيس هذه الشاشة' })
    await within(list).findByText('لا يوجد على هذه الشاشة الآن.')
    await expect(list).toHaveTextContent('الزر «احذف الطلب» · تحت «شاشة للمراجعة»')
    await userEvent.click(within(list).getByRole('button'))
    await expect(screen.getByRole('dialog')).toHaveTextContent('لا يوجد على هذه الشاشة الآن.')
  },
})

/** A file from another build, in which one name had another number, one part was another kind, and one was there. */
export const OtherBuild = meta.story({
  args: {
    fill: (book) => {
      const { seen, ...place } = on('button')
      const add = (target: Place['target'], note: string) =>
        book.edit(book.add({ ...place, target, seen: { ...seen, build: '0.0.9' } }), { note })
      add({ role: 'link', name: 'تذكرة 12' }, 'رقم آخر')
      add({ role: 'link', name: 'أرسل الطلب' }, 'نوع آخر')
      add({ role: 'button', name: 'احذف الطلب' }, 'أُزيل')
    },
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'دبابيس هذه الشاشة' })
    await within(list).findByText(/^لا يوجد في هذه النسخة/)
    await expect(within(list).getAllByRole('listitem')[2]).toHaveTextContent(
      /^3. أُزيل لا يوجد في هذه النسخة. وُضع الدبوس في النسخة \W?0.0.9\W?.الزر «احذف الطلب»/,
    )
    for (const marker of ['دبوس 1: رقم آخر', 'دبوس 2: نوع آخر']) {
      await userEvent.click(await screen.findByRole('button', { name: marker }))
      await expect(screen.getByRole('dialog')).toHaveTextContent('تحقق من أنه الجزء المقصود')
    }
  },
})

export const StorageFull = meta.story({
  args: { fill, canStore: false },
  play: async () => {
    const notice = await screen.findByText(/^لا يتسع تخزين هذا المتصفح/)
    await expect(notice).toBeVisible()
    await expect(await screen.findByRole('button', { name: /^دبوس 1: الزر صغير/ })).toBeVisible()
  },
})
