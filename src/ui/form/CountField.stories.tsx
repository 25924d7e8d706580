import { useState } from 'react'
import { expect } from 'storybook/test'
import { componentParameters } from '#.storybook/componentParameters'
import preview from '#.storybook/preview'
import { CountField } from './CountField'

function Duration() {
  const [seconds, setSeconds] = useState(3600)
  return (
    <>
      <CountField
        label="المدة"
        hint="3,600 ثانية هي ساعة واحدة."
        value={seconds}
        onChange={setSeconds}
        empty={0}
      />
      <output>{seconds}</output>
    </>
  )
}

function Optional() {
  const [news, setNews] = useState<number | null>(null)
  return <CountField label="عدد الأخبار" value={news} onChange={setNews} empty={null} />
}

const meta = preview.meta({
  title: 'Parts/Form/CountField',
  tags: ['autodocs'],
  parameters: componentParameters,
  component: Duration,
})

export const Plain = meta.story()

/** Spec §5 rejects nothing, but the field says which text it did not accept. */
export const SaysWhatItDidNotTake = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'المدة' })
    await step('an invalid text stays while it is typed, and is marked', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '-9')
      await expect(field).toHaveValue(-9)
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription('اكتب عددًا صحيحًا لا يقل عن 0.')
      await expect(canvas.getByRole('status')).toHaveTextContent(/^0$/)
    })
    await step(
      'on blur the field has the valid number, and a note has the typed text',
      async () => {
        await userEvent.tab()
        await expect(field).toHaveValue(0)
        await expect(field).toBeValid()
        await expect(field).toHaveAccessibleDescription('لم يُقبل «-9»، فصار 0.')
      },
    )
    await step('a valid number removes the note', async () => {
      await userEvent.type(field, '12')
      await expect(field).toHaveAccessibleDescription('3,600 ثانية هي ساعة واحدة.')
      await expect(canvas.getByRole('status')).toHaveTextContent(/^12$/)
    })
    await step('an empty field stays empty until blur, and counts as 0', async () => {
      await userEvent.clear(field)
      await expect(field).toHaveValue(null)
      await expect(canvas.getByRole('status')).toHaveTextContent(/^0$/)
      await userEvent.tab()
      await expect(field).toHaveValue(0)
    })
  },
})

export const MayStayEmpty = meta.story({
  render: () => <Optional />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'عدد الأخبار' })
    await userEvent.type(field, '7')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue(null)
  },
})
