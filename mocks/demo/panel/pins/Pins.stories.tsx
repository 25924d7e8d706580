import type { Pin } from '@mocks/demo/format/recording'
import { pinOn } from '@mocks/demo/pins/parts'
import { pins } from '@mocks/demo/storage/pinStore'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { screen, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { PinLayer } from './PinLayer'
import { PinList } from './PinList'
import { pinView } from './pinView'

/** A page to review, and the list, as the panel shows it. */
function Desk({ fill }: { fill?: () => void }) {
  // When the page is there, whose parts the pins are on.
  useEffect(() => fill?.(), [fill])
  return (
    <>
      <h1>شاشة للمراجعة</h1>
      <p>فقرة أولى في صفحة قصيرة.</p>
      <Button>أرسل الطلب</Button>
      <div data-demo-panel>
        <h2>لوحة التجربة</h2>
        <h3>ملاحظات</h3>
        <PinList />
      </div>
      <PinLayer />
    </>
  )
}

const on = (selector: string): Pin =>
  pinOn(document.querySelector(`#storybook-root ${selector}`) as HTMLElement)

/** دبابيس المراجعة */
const meta = preview.meta({
  title: 'Demo/Pins',
  component: Desk,
  beforeEach() {
    pinView.set(null)
    return () => {
      for (const { id } of pins.get()) pins.remove(id)
    }
  },
})

export const Empty = meta.story({
  play: async () => {
    await screen.findByText(/^لا ملاحظات على هذه الشاشة/)
  },
})

/** A click on a marker opens its card. */
export const Some = meta.story({
  args: {
    fill: () =>
      pins.put(
        { ...on('button'), note: 'الزر صغير على الهاتف، ونصه لا يقول ما يحدث بعده.' },
        { ...on('p'), note: 'همزة ناقصة' },
      ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'دبوس 2: همزة ناقصة' }))
    await screen.findByRole('dialog')
  },
})

/** Nothing is lost: what a pin was on, and that it has no place. */
export const Orphan = meta.story({
  args: {
    fill: () => {
      const target = { role: 'button', name: 'احذف الطلب' }
      pins.put({ ...on('button'), target, note: 'أين السؤال قبل الحذف؟' })
    },
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'دبابيس هذه الشاشة' })
    await within(list).findByText(/^الزر «احذف الطلب» · لا يظهر هنا الآن/)
    await userEvent.click(within(list).getByRole('button', { name: /^1\. أين السؤال/ }))
  },
})
