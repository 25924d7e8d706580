import { screen, userEvent, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, fitsTheWidth } from '#.storybook/storyHelpers'
import { open, press, rowAt } from '@/admin/editableList/EditableRows.storyHelpers'
import { AdAnalytics } from './AdAnalytics'
import { AdCampaigns } from './AdCampaigns'
import { AdTiles } from './AdTiles'

/** الإعلانات */
const meta = preview.meta({ title: 'Admin/Ads', parameters: { route: '/admin/ads' } })

const ACTIVE = 'الإعلانات النشطة'

async function fill(label: string, text: string) {
  const field = await within(await rowAt(ACTIVE, 1)).findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

export const Active = meta.story({ tags: ['state:normal'], play: arrived })

export const Paused = meta.story({ parameters: { route: '/admin/ads?tab=paused' }, play: arrived })

export const Campaigns = meta.story({
  parameters: { route: '/admin/ads?tab=campaigns' },
  play: arrived,
})

export const Analytics = meta.story({
  parameters: { route: '/admin/ads?tab=analytics' },
  play: arrived,
})

/** The campaign ends before it starts, which is a warning (D-25). */
export const Editing = meta.story({
  play: async () => {
    await open(ACTIVE, 1)
    await fill('تاريخ النهاية', '2026-10-01')
  },
})

export const Adding = meta.story({
  play: async () => {
    await rowAt(ACTIVE, 1)
    await press('إضافة إعلان جديد')
  },
})

export const Empty = meta.story({
  tags: ['state:empty'],
  parameters: { route: '/admin/ads?tab=paused' },
  play: async () => {
    await press('تشغيل «مقعد بجوار النافذة»')
    await press('تشغيل «عدّة الحديقة الصغيرة»')
  },
})

/** The figures and the other two tabs when there is no ad at all. */
export const NoAds = meta.story({
  tags: ['state:empty'],
  parameters: { route: '' },
  render: () => (
    <>
      <h1>الإعلانات</h1>
      <AdTiles ads={[]} />
      <AdCampaigns ads={[]} />
      <AdAnalytics ads={[]} />
    </>
  ),
})

export const LongText = meta.story({
  tags: ['state:long-text'],
  globals: phone.globals,
  play: async () => {
    await open(ACTIVE, 1)
    await fill('اسم الإعلان', `${'اسم طويل جدًا لا ينتهي '.repeat(10)}${'ا'.repeat(90)}`)
    await fill('الرابط', `https://travel.example/${'a'.repeat(200)}`)
    await fill('اسم الحملة', 'ح'.repeat(90))
    await fill('الميزانية ($)', '999999999999')
    await fitsTheWidth()
    await userEvent.click(screen.getByRole('tab', { name: /الحملات/ }))
    await fitsTheWidth()
  },
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
