import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import { recommendedProfiles, trendingTweets } from '@/content/admin/curatedPosts'
import { longText } from '../../../.storybook/longText'
import preview from '../../../.storybook/preview'
import { tablet } from '../../../.storybook/tablet'
import {
  alertSays,
  answerWith,
  eventually,
  inRow,
  isSideways,
  LEAVE,
  open,
  PENDING,
  pending,
  press,
  rowAt,
  rowsOf,
  saveButton,
} from '../editableList/listStorySteps'

const meta = preview.meta({
  title: 'Admin/Curation',
  parameters: { route: '/admin/youtube' },
  beforeEach: () => {
    spyOn(console, 'info').mockImplementation(() => {})
  },
})

const VIDEOS = 'المقاطع الرائجة'
const CHANNELS = 'القنوات المقترحة'
const POSTS = 'المنشورات الرائجة'
const phone = { viewport: { value: 'phone' } }

const labelsIn = (row: HTMLElement) =>
  Array.from(row.querySelectorAll('form label')).map(({ textContent }) => textContent)

export const Videos = meta.story({
  play: async ({ canvas, step }) => {
    await step('§2: two tabs, six trending videos in their order', async () => {
      const rows = await rowsOf(VIDEOS)
      await expect(rows).toHaveLength(6)
      await expect(rows[0]).toBe('1 كيف تُبنى القوارب الخشبية من دون مسمار واحد؟')
      await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        'المقاطع الرائجة6',
        'القنوات المقترحة4',
      ])
    })
    await step('§2: the preview opens /youtube in a new tab', async () => {
      const link = canvas.getByRole('link', { name: /^معاينة/ })
      await expect(link).toHaveAttribute('href', expect.stringMatching(/\/youtube$/))
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    })
    await step('§4: nothing is pending and there is no save button', async () => {
      await expect(pending()).toBe('')
      await expect(saveButton()).toBeNull()
    })
  },
})

export const Channels = meta.story({
  parameters: { route: '/admin/youtube?tab=channels' },
  play: async () => {
    await expect(await rowsOf('القنوات المقترحة')).toHaveLength(4)
    await expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('القنوات')
  },
})

export const Posts = meta.story({
  parameters: { route: '/admin/twitter' },
  play: async ({ canvas }) => {
    await expect(await rowsOf('المنشورات الرائجة')).toHaveLength(5)
    const link = canvas.getByRole('link', { name: /^معاينة/ })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/twitter$/))
  },
})

export const Profiles = meta.story({
  parameters: { route: '/admin/twitter?tab=profiles' },
  play: async () => {
    await expect(await rowsOf('الحسابات المقترحة')).toHaveLength(4)
  },
})

/**
 * §3: all fields of each kind can be edited in the row, except id, order, and active, which is the
 * switch.
 */
export const EditsEveryField = meta.story({
  play: async ({ step }) => {
    await step('Spec §3, trending video', async () => {
      await open(VIDEOS, 2)
      const row = await rowAt(VIDEOS, 2)
      await expect(labelsIn(row)).toEqual([
        'العنوان بالعربية',
        'العنوان بالإنجليزية',
        'القناة بالعربية',
        'القناة بالإنجليزية',
        'المشاهدات',
        'المدة',
        'تاريخ النشر',
        'رابط الصورة',
        'رابط المقطع',
      ])
    })
    const row = await rowAt(VIDEOS, 2)
    const title = within(row).getByLabelText('العنوان بالعربية')
    await step('opening takes the focus to the first field', async () => {
      await expect(title).toHaveFocus()
    })
    await step('§4: an edit shows in the row and is pending', async () => {
      await userEvent.clear(title)
      await userEvent.paste('عنوان آخر')
      await expect(row.querySelector('h2')).toHaveTextContent('عنوان آخر')
      await expect(pending()).toBe(PENDING)
      await expect(saveButton()).toBeVisible()
    })
    await step('D-26: what is no http(s) address is no link', async () => {
      await expect(within(row).getByRole('link', { name: /^فتح الرابط/ })).toBeVisible()
      const link = within(row).getByLabelText('رابط المقطع')
      await userEvent.clear(link)
      await userEvent.paste('javascript:alert(1)')
      await expect(link).toHaveAttribute('aria-invalid', 'true')
      await expect(within(row).queryByRole('link')).toBeNull()
    })
    await step('Enter in a field ends the edit and gives the focus back', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(row.querySelector('form')).toBeNull()
      await expect(inRow(row, /^تعديل/)).toHaveFocus()
    })
  },
})

export const EditsAChannel = meta.story({
  parameters: { route: '/admin/youtube?tab=channels' },
  play: async ({ step }) => {
    await open(CHANNELS, 1)
    const row = await rowAt(CHANNELS, 1)
    const change = async (label: string, text: string) => {
      const field = within(row).getByLabelText(label)
      await userEvent.clear(field)
      await userEvent.paste(text)
      await expect(field).toHaveValue(label === 'عدد المقاطع' ? Number(text) : text)
    }
    const fields = [
      ['الاسم بالعربية', 'قناة الحي'],
      ['الاسم بالإنجليزية', 'Hood'],
      ['الوصف', 'ما يجري في الحي'],
      ['المشتركون', '7 آلاف مشترك'],
      ['عدد المقاطع', '12'],
      ['الصورة الرمزية', 'حي'],
      ['رابط القناة', 'https://video.example/hood'],
    ] as const
    await step('Spec §3, recommended channel: every field is edited', async () => {
      await expect(labelsIn(row)).toEqual(fields.map(([label]) => label))
      for (const [label, text] of fields) await change(label, text)
    })
    await step('§4: the row shows it at once', async () => {
      await expect(row.querySelector('h2')).toHaveTextContent('قناة الحي')
      for (const text of ['ما يجري في الحي', '7 آلاف مشترك', '12 مقطعًا'])
        await expect(row.querySelector('.row-words')).toHaveTextContent(text)
      await expect(pending()).toBe(PENDING)
    })
    await step('§7: and it is what saving logs', async () => {
      await press('حفظ التغييرات')
      await expect(console.info).toHaveBeenCalledWith(
        '[curation] saved',
        expect.objectContaining({
          channels: expect.arrayContaining([
            {
              id: expect.any(String),
              order: 1,
              isActive: true,
              nameAr: 'قناة الحي',
              name: 'Hood',
              description: 'ما يجري في الحي',
              subscribers: '7 آلاف مشترك',
              videoCount: 12,
              avatar: 'حي',
              channelUrl: 'https://video.example/hood',
            },
          ]),
        }),
      )
    })
  },
})

export const EditsAPost = meta.story({
  parameters: { route: '/admin/twitter' },
  play: async () => {
    await open('المنشورات الرائجة', 1)
    const row = await rowAt('المنشورات الرائجة', 1)
    await expect(labelsIn(row)).toEqual([
      'النص بالعربية',
      'النص بالإنجليزية',
      'اسم الحساب',
      'المعرّف',
      'الصورة الرمزية',
      'تاريخ النشر',
      'الإعجابات',
      'مرات إعادة النشر',
      'الردود',
      'رابط المنشور',
    ])
    const likes = within(row).getByLabelText('الإعجابات')
    await userEvent.clear(likes)
    await userEvent.type(likes, '12')
    await expect(row).toHaveTextContent('12 إعجابًا')
    await userEvent.clear(likes)
    await expect(row).toHaveTextContent('0 إعجاب')
    await userEvent.tab()
    await expect(likes).toHaveValue(0)
  },
})

export const EditsAProfile = meta.story({
  parameters: { route: '/admin/twitter?tab=profiles' },
  play: async () => {
    await open('الحسابات المقترحة', 2)
    const row = await rowAt('الحسابات المقترحة', 2)
    await expect(labelsIn(row)).toEqual([
      'اسم الحساب',
      'المعرّف',
      'الصورة الرمزية',
      'النبذة بالعربية',
      'النبذة بالإنجليزية',
      'المتابعون',
      'عدد من يتابعهم',
      'المنشورات',
      'حساب موثّق',
      'رابط الحساب',
    ])
    await userEvent.click(within(row).getByLabelText('حساب موثّق'))
    await expect(row.querySelector('.row-words')).toHaveTextContent('موثّق')
  },
})

export const Adds = meta.story({
  parameters: { route: '/admin/youtube?tab=channels' },
  play: async ({ step }) => {
    await press('إضافة قناة')
    await step('§4: defaults, order = max + 1, open for editing', async () => {
      await expect((await rowsOf(CHANNELS)).at(-1)).toBe('5 قناة جديدة')
      const row = await rowAt(CHANNELS, 5)
      await expect(within(row).getByLabelText('الاسم بالعربية')).toHaveFocus()
      await expect(within(row).getByLabelText('عدد المقاطع')).toHaveValue(0)
      await expect(pending()).toBe(PENDING)
    })
  },
})

/**
 * The field values of the row that is edited; today's date as «today» (the stories' clock is
 * fixed).
 */
const valuesIn = (row: HTMLElement) =>
  Array.from(row.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')).map(
    ({ type, value }) => (type === 'date' && value === TODAY ? 'today' : value),
  )
const TODAY = '2026-11-20'

export const AddsAVideo = meta.story({
  play: async ({ step }) => {
    await rowsOf(VIDEOS)
    await press('إضافة مقطع')
    await step('§4: placeholder values, order = max + 1, open for editing', async () => {
      await expect((await rowsOf(VIDEOS)).at(-1)).toBe('7 مقطع جديد')
      const row = await rowAt(VIDEOS, 7)
      await expect(valuesIn(row)).toEqual([
        'مقطع جديد',
        'New video',
        'اسم القناة',
        'Channel name',
        '0 مشاهدة',
        '00:00',
        'today',
        '/api/placeholder/480/270?topic=video',
        'https://video.example/watch',
      ])
      await expect(within(row).getByLabelText('العنوان بالعربية')).toHaveFocus()
      await expect(within(row).getByRole('switch')).toBeChecked()
    })
  },
})

export const AddsAPost = meta.story({
  parameters: { route: '/admin/twitter' },
  play: async ({ step }) => {
    await rowsOf(POSTS)
    await press('إضافة منشور')
    await step('§4: placeholder values, order = max + 1, open for editing', async () => {
      await expect((await rowsOf(POSTS)).at(-1)).toBe('6 منشور جديد')
      const row = await rowAt(POSTS, 6)
      await expect(valuesIn(row)).toEqual([
        'منشور جديد',
        'New post',
        'اسم الحساب',
        'username',
        'حساب',
        'today',
        '0',
        '0',
        '0',
        'https://posts.example/username',
      ])
      await expect(within(row).getByLabelText('النص بالعربية')).toHaveFocus()
      await expect(within(row).getByRole('switch')).toBeChecked()
    })
  },
})

export const SwitchedOff = meta.story({
  play: async ({ step }) => {
    await rowsOf(VIDEOS)
    const row = await rowAt(VIDEOS, 4)
    const toggle = within(row).getByRole('switch', { name: /^تفعيل/ })
    await step('§4: a disabled item is dimmed, and a word says so', async () => {
      await userEvent.click(toggle)
      await expect(toggle).not.toBeChecked()
      await expect(row).toHaveTextContent('معطّل')
      await expect(row.querySelector('.picture')).toHaveStyle({ opacity: '0.4' })
      await expect(pending()).toBe(PENDING)
    })
    await step('switched on again, nothing is left to save', async () => {
      await userEvent.click(toggle)
      await expect(row).not.toHaveTextContent('معطّل')
      await expect(pending()).toBe('')
      await userEvent.click(toggle)
    })
  },
})

export const DeletesAndUndoes = meta.story({
  play: async ({ step }) => {
    await rowsOf(VIDEOS)
    await userEvent.click(inRow(await rowAt(VIDEOS, 2), /^حذف/))
    await step('§5: asks; «إلغاء» keeps it', async () => {
      await answerWith('هل تريد حذف هذا المقطع؟', 'إلغاء')
      await expect(await rowsOf(VIDEOS)).toHaveLength(6)
    })
    await userEvent.click(inRow(await rowAt(VIDEOS, 2), /^حذف/))
    await step('§4: removed, the others renumbered from 1', async () => {
      await answerWith('هل تريد حذف هذا المقطع؟', 'حذف')
      await expect((await rowsOf(VIDEOS)).map((row) => row.slice(0, 6))).toEqual([
        '1 كيف ',
        '2 قرية',
        '3 رادي',
        '4 أصغر',
        '5 سماء',
      ])
    })
    await step('the focus is on the row that took its place', async () => {
      const next = inRow(await rowAt(VIDEOS, 2), /^حذف/)
      await eventually(() => expect(next).toHaveFocus())
    })
    await step('undone from the toast', async () => {
      await press('تراجع')
      await eventually(async () => expect(await rowsOf(VIDEOS)).toHaveLength(6))
      await expect((await rowsOf(VIDEOS))[1]).toMatch(/^2 زلزال/)
      await expect(pending()).toBe('')
    })
  },
})

const asksToDelete = async (list: string, question: string) => {
  const count = (await rowsOf(list)).length
  for (const [answer, left] of [
    ['إلغاء', count],
    ['حذف', count - 1],
  ] as const) {
    await userEvent.click(inRow(await rowAt(list, 1), /^حذف/))
    await answerWith(question, answer)
    await expect(await rowsOf(list)).toHaveLength(left)
  }
}

/** Spec §5: deleting a channel asks for confirmation. */
export const DeletesAChannel = meta.story({
  parameters: { route: '/admin/youtube?tab=channels' },
  play: () => asksToDelete(CHANNELS, 'هل تريد حذف هذه القناة؟'),
})

/** Spec §5: deleting a post asks for confirmation. */
export const DeletesAPost = meta.story({
  parameters: { route: '/admin/twitter' },
  play: () => asksToDelete(POSTS, 'هل تريد حذف هذا المنشور؟'),
})

export const Reorders = meta.story({
  play: async ({ step }) => {
    await rowsOf(VIDEOS)
    const row = await rowAt(VIDEOS, 1)
    const grip = inRow(row, /^نقل/)
    await step('§4: by keyboard; renumbered from 1', async () => {
      grip.focus()
      await userEvent.keyboard(' ')
      await eventually(() => expect(screen.getByText(/^رُفع «كيف تُبنى/)).toBeInTheDocument())
      await userEvent.keyboard('{ArrowDown}')
      await eventually(() => expect(screen.getByText(/في الموضع 2 من 6/)).toBeInTheDocument())
      await userEvent.keyboard(' ')
      await eventually(async () => expect((await rowsOf(VIDEOS))[1]).toMatch(/^2 كيف/))
      await expect((await rowsOf(VIDEOS))[0]).toMatch(/^1 زلزال/)
    })
    await step('§4: by the menu', async () => {
      await userEvent.click(inRow(await rowAt(VIDEOS, 1), /^تغيير موضع/))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'إلى آخر القائمة' }))
      await expect((await rowsOf(VIDEOS)).at(-1)).toMatch(/^6 زلزال/)
      await expect(pending()).toBe(PENDING)
    })
  },
})

export const SavesBothTabs = meta.story({
  play: async ({ canvas, step }) => {
    await rowsOf(VIDEOS)
    await userEvent.click(within(await rowAt(VIDEOS, 1)).getByRole('switch'))
    await step('another tab is another address, and loses nothing', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /القنوات/ }))
      await press('إضافة قناة')
      await userEvent.click(canvas.getByRole('tab', { name: /المقاطع/ }))
      await expect(within(await rowAt(VIDEOS, 1)).getByRole('switch')).not.toBeChecked()
      await expect(document.querySelector('[role=alertdialog]')).toBeNull()
      await expect(canvas.getByRole('tab', { name: /القنوات/ })).toHaveTextContent('5')
    })
    await step('§8, D-24: saving logs both lists and clears flag and button', async () => {
      await press('حفظ التغييرات')
      await alertSays('تم حفظ التغييرات بنجاح')
      await expect(console.info).toHaveBeenCalledTimes(1)
      await expect(console.info).toHaveBeenCalledWith('[curation] saved', {
        videos: expect.toSatisfy((items: { isActive: boolean }[]) => items[0]?.isActive === false),
        channels: expect.toSatisfy((items: unknown[]) => items.length === 5),
      })
      await expect(pending()).toBe('')
      await expect(saveButton()).toBeNull()
      await expect(canvas.getByRole('tab', { name: /المقاطع الرائجة/ })).toHaveFocus()
    })
  },
})

export const SavesPostsAndProfiles = meta.story({
  parameters: { route: '/admin/twitter' },
  play: async ({ canvas, step }) => {
    await rowsOf(POSTS)
    await userEvent.click(within(await rowAt(POSTS, 2)).getByRole('switch'))
    await userEvent.click(canvas.getByRole('tab', { name: /الحسابات/ }))
    await press('إضافة حساب')
    await step('§7: saving logs the posts and the profiles, and nothing else', async () => {
      await press('حفظ التغييرات')
      await alertSays('تم حفظ التغييرات بنجاح')
      await expect(console.info).toHaveBeenCalledTimes(1)
      await expect(console.info).toHaveBeenCalledWith('[curation] saved', {
        tweets: trendingTweets.map((tweet) =>
          tweet.order === 2 ? { ...tweet, isActive: false } : tweet,
        ),
        profiles: [
          ...recommendedProfiles,
          expect.objectContaining({ username: 'حساب جديد', order: 5, isActive: true }),
        ],
      })
      await expect(pending()).toBe('')
    })
  },
})

/** D-24: leaving with unsaved changes asks once, even if both lists have some. */
export const LeavingAsks = meta.story({
  play: async ({ canvas, step }) => {
    await rowsOf(VIDEOS)
    await userEvent.click(within(await rowAt(VIDEOS, 1)).getByRole('switch'))
    await userEvent.click(canvas.getByRole('tab', { name: /القنوات/ }))
    await press('إضافة قناة')
    const away = () => canvas.getByRole('link', { name: 'الفئات' })
    await step('«إلغاء» stays, and keeps every change', async () => {
      await userEvent.click(away())
      await answerWith(LEAVE, 'إلغاء')
      await expect(await rowsOf('القنوات المقترحة')).toHaveLength(5)
    })
    await step('«مغادرة» leaves at the first answer', async () => {
      await userEvent.click(away())
      await answerWith(LEAVE, 'مغادرة')
      await eventually(() =>
        expect(document.querySelector('#main h1')).not.toHaveTextContent('الفيديو'),
      )
    })
  },
})

export const Empty = meta.story({
  tags: ['state:empty'],
  parameters: { route: '/admin/twitter?tab=profiles' },
  play: async ({ canvas, step }) => {
    await rowsOf('الحسابات المقترحة')
    for (const _ of Array.from({ length: 4 })) {
      await userEvent.click(inRow(await rowAt('الحسابات المقترحة', 1), /^حذف/))
      await answerWith('هل تريد حذف هذا الحساب؟', 'حذف')
    }
    await step('a list of none says so, and takes the focus', async () => {
      const title = canvas.getByRole('heading', { name: 'لا توجد حسابات' })
      await eventually(() => expect(title).toHaveFocus())
    })
  },
})

export const LongText = meta.story({
  tags: ['state:long-text'],
  globals: phone,
  play: async () => {
    await open(VIDEOS, 1)
    const row = await rowAt(VIDEOS, 1)
    await userEvent.click(within(row).getByLabelText('العنوان بالعربية'))
    await userEvent.paste(` ${'عنوان طويل جدًا لا ينتهي '.repeat(12)}${'ا'.repeat(120)}`)
    await userEvent.click(within(row).getByLabelText('القناة بالعربية'))
    await userEvent.paste('ق'.repeat(90))
    await expect(isSideways()).toBe(false)
  },
})

export const Phone = meta.story({
  globals: phone,
  play: async () => {
    await expect(await rowsOf(VIDEOS)).toHaveLength(6)
    await expect(isSideways()).toBe(false)
  },
})

export const Tablet = meta.story(tablet)

export const PostsTablet = meta.story({ ...tablet, parameters: { route: '/admin/twitter' } })

export const PostsPhone = meta.story({
  ...tablet,
  parameters: { route: '/admin/twitter' },
  globals: phone,
})

export const PostsLongText = meta.story({
  ...longText,
  parameters: { route: '/admin/twitter' },
})
