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
import { PinsTab } from './PinsTab'
import { setPinView } from './pinView'

const TITLE = 'شاشة للمراجعة'
const here: Where = { story: 'a-page', address: null, route: null, title: TITLE }

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
  const tools = { book, here, opener: () => () => {}, isGone: () => false }
  return (
    <Columns>
      <div>
        <h1>شاشة للمراجعة</h1>
        <p>فقرة أولى في صفحة قصيرة.</p>
        <Button>أرسل الطلب</Button> <a href="#ticket">تذكرة 13</a>
      </div>
      <div data-demo-panel>
        <h2>ملاحظات</h2>
        <PinsTab {...tools} />
      </div>
      <PinLayer {...tools} />
    </Columns>
  )
}

const on = (selector: string): Place =>
  placeOf(document.querySelector(`#storybook-root ${selector}`) as HTMLElement, here)

function fill(book: PinStore) {
  book.setName('سلمى')
  book.setNote(book.add(on('button')), 'الزر صغير على الهاتف، ونصه لا يقول ما يحدث بعده.')
  const resolved = book.add(on('p'))
  book.setNote(resolved, 'همزة ناقصة')
  book.reply(resolved, 'صُححت')
  book.setResolved(resolved, true)
}

/** دبابيس المراجعة */
const meta = preview.meta({
  title: 'Demo/Pins',
  component: Desk,
  beforeEach: () => setPinView({ placing: null, open: null, hasMarkers: true }),
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
    await expect(card.getByRole('list', { name: 'الردود' })).toHaveTextContent('صُححت')
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
      book.setNote(
        book.add({ ...place, target: { role: 'button', name: 'احذف الطلب' } }),
        'أين السؤال قبل الحذف؟',
      )
    },
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'دبابيس بلا موضع هنا' })
    await expect(list).toHaveTextContent('لا يوجد على هذه الشاشة الآن.')
    await expect(list).toHaveTextContent('الزر «احذف الطلب» · تحت «شاشة للمراجعة»')
    await userEvent.click(within(list).getByRole('button'))
    await userEvent.click(screen.getByRole('button', { name: 'ضعه على جزء آخر' }))
    await userEvent.click(screen.getByRole('button', { name: 'على الشاشة كلها' }))
    await expect(await screen.findByRole('button', { name: /^دبوس 1: أين/ })).toBeVisible()
    await expect(screen.queryByRole('list', { name: 'دبابيس بلا موضع هنا' })).toBeNull()
  },
})

/** A file from another build, in which one name had another number, one part was another kind, and one was there. */
export const OtherBuild = meta.story({
  args: {
    fill: (book) => {
      const { seen, ...place } = on('button')
      const add = (target: Place['target'], note: string) =>
        book.setNote(book.add({ ...place, target, seen: { ...seen, build: '0.0.9' } }), note)
      add({ role: 'link', name: 'تذكرة 12' }, 'رقم آخر')
      add({ role: 'link', name: 'أرسل الطلب' }, 'نوع آخر')
      add({ role: 'button', name: 'احذف الطلب' }, 'أُزيل')
    },
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'دبابيس بلا موضع هنا' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    await expect(list).toHaveTextContent(
      /^أُزيل لا يوجد في هذه النسخة. وُضع الدبوس في النسخة \W?0.0.9\W?.الزر «احذف الطلب»/,
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
    const notice = await screen.findByText(/^تخزين هذا المتصفح ممتلئ أو ممنوع/)
    await expect(notice).toBeVisible()
    await expect(await screen.findByRole('button', { name: /^دبوس 1: الزر صغير/ })).toBeVisible()
  },
})
