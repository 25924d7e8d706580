import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, eventually, fitsTheWidth, isAlerted } from '#.storybook/storyHelpers'
import { open, press, rowAt, saveButton } from '@/admin/editableList/EditableRows.storyHelpers'
import { type SettingsPage, settingsPageById } from '@/content/admin/settingsPages'
import { savedPageCategories } from '@/saved/pageCategories'
import { CategoriesSkeleton } from './CategoriesSkeleton'
import { NewsSettingsPage } from './NewsSettingsPage'

const route = '/admin/news-settings'
/** إعدادات الأخبار */
const meta = preview.meta({ title: 'Admin/NewsSettings', parameters: { route } })

const TECH = 'فئات صفحة تكنولوجيا'
const technology = { route: `${route}?page=technology` }

const nameField = () => screen.getByRole('textbox', { name: 'اسم الفئة' })
const sourceField = () => screen.getByRole('textbox', { name: 'مصدر جديد' })

const switchOff = async () => {
  await userEvent.click(within(await rowAt(TECH, 6)).getByRole('switch'))
}

const save = async () => {
  await switchOff()
  await press('حفظ التغييرات')
}

export const MainPage = meta.story({ tags: ['state:normal'], play: arrived })

export const NoResults = meta.story({
  tags: ['state:empty'],
  parameters: { route: `${route}?q=زرافة` },
  play: arrived,
})

export const Editing = meta.story({ parameters: technology, play: () => open(TECH, 2) })

/** The name is empty, and the source is already in the category. */
export const Refused = meta.story({
  tags: ['state:error'],
  parameters: technology,
  play: async () => {
    await open(TECH, 2)
    await userEvent.type(sourceField(), 'رقمنة{Enter}')
    await userEvent.clear(nameField())
    await userEvent.keyboard('{Enter}')
  },
})

export const SwitchedOff = meta.story({ parameters: technology, play: switchOff })

/** `tests/built/demo.spec.ts` opens this story: no other tab of the app learns of what it saves. */
export const Saved = meta.story({
  parameters: technology,
  play: async () => {
    await save()
    await isAlerted('تم حفظ التغييرات بنجاح')
  },
})

export const Saving = meta.story({
  tags: ['state:loading'],
  parameters: { ...technology, scenario: 'endless' },
  play: async () => {
    await save()
    await eventually(() => expect(saveButton()).toHaveAttribute('aria-busy', 'true'))
  },
})

export const SavingFails = meta.story({
  tags: ['state:error'],
  parameters: { ...technology, scenario: 'failing' },
  play: async () => {
    await save()
    await isAlerted('خطأ في حفظ البيانات: 500: {"message":"تعذّر تنفيذ الطلب"}')
  },
})

/** A page without content: loading its categories fails, as if the chunk could not be fetched. */
const missing = { ...settingsPageById('technology'), slug: 'mars' } as unknown as SettingsPage

export const LoadingFails = meta.story({
  tags: ['state:error'],
  parameters: { route: '' },
  render: () => <NewsSettingsPage page={missing} filters={{}} onFiltersChange={fn()} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'تعذّر تحميل الفئات' })
  },
})

export const Loading = meta.story({
  tags: ['state:loading'],
  parameters: { route: '' },
  render: () => (
    <>
      <h1>إعدادات الأخبار</h1>
      <CategoriesSkeleton name="تكنولوجيا" />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: 'جارٍ تحميل فئات تكنولوجيا' })
  },
})

/** All categories of a page were deleted. */
export const Empty = meta.story({
  tags: ['state:empty'],
  parameters: { route: `${route}?page=mauritania` },
  beforeEach: () => void savedPageCategories.save({ mauritania: [] }),
  play: arrived,
})

export const LongText = meta.story({
  tags: ['state:long-text'],
  parameters: technology,
  globals: phone.globals,
  play: async () => {
    await open(TECH, 1)
    await userEvent.click(nameField())
    await userEvent.paste(` ${'فئة باسم طويل جدًا '.repeat(8)}${'ا'.repeat(90)}`)
    await userEvent.click(sourceField())
    await userEvent.paste(`${'مصدر طويل '.repeat(10)}${'م'.repeat(90)}`)
    await userEvent.keyboard('{Enter}')
    await fitsTheWidth()
  },
})

export const Phone = meta.story({ ...phone, parameters: technology })

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
