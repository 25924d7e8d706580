import { expect, screen, spyOn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { tablet } from '../../../.storybook/tablet'
import {
  alertSays,
  answerWith,
  eventually,
  isSideways,
  LEAVE,
  PENDING,
  press,
} from '../editableList/listStorySteps'

const meta = preview.meta({
  title: 'Admin/SystemSettings',
  parameters: { route: '/admin/settings' },
  beforeEach: () => {
    spyOn(console, 'info').mockImplementation(() => {})
  },
})

const phone = { viewport: { value: 'phone' } }
const PASSWORD = 'سر-البريد-5521'

const field = (label: string) => screen.findByLabelText(label)
const unsaved = () => document.querySelector('#main form [role="status"]')?.textContent

async function type(label: string, text: string) {
  const box = await field(label)
  await userEvent.clear(box)
  if (text) await userEvent.type(box, text)
}

export const Defaults = meta.story({
  play: async ({ canvas, step }) => {
    await step('§2: three cards', async () => {
      await canvas.findByRole('heading', { name: 'إعدادات النظام' })
      const cards = canvas
        .getAllByRole('region')
        .map((card) => card.querySelector('h2')?.textContent)
      await expect(cards).toEqual(['الإعدادات العامة', 'البريد الإلكتروني', 'الأداء'])
    })
    await step('§3: every field and default', async () => {
      await expect(await field('اسم الموقع')).toHaveValue('مدار')
      await expect(await field('وصف الموقع')).toBeVisible()
      await expect(await field('اللغة الافتراضية')).toHaveValue('ar')
      await expect(await field('المنطقة الزمنية')).toHaveValue('Asia/Riyadh')
      await expect(await field('تفعيل الإشعارات')).toBeChecked()
      await expect(await field('خادم SMTP')).toHaveValue('')
      await expect(await field('منفذ SMTP')).toHaveValue('587')
      await expect(await field('اسم مستخدم SMTP')).toHaveValue('')
      await expect(await field('كلمة مرور SMTP')).toHaveValue('')
      await expect(await field('تفعيل SSL')).toBeChecked()
      await expect(await field('تفعيل التحليلات')).toBeChecked()
      await expect(await field('رمز التحليلات')).toHaveValue('')
      await expect(await field('تفعيل التخزين المؤقت')).toBeChecked()
      await expect(await field('مدة التخزين المؤقت (بالثواني)')).toHaveValue(3600)
    })
    await step('§3: the choices', async () => {
      const values = async (label: string) =>
        Array.from((await field(label)).querySelectorAll('option')).map(({ value }) => value)
      await expect(await values('اللغة الافتراضية')).toEqual(['ar', 'en'])
      await expect(await values('المنطقة الزمنية')).toEqual([
        'Asia/Riyadh',
        'Asia/Dubai',
        'Asia/Kuwait',
        'Asia/Qatar',
      ])
    })
    await step('§5: the port is text, the duration numeric', async () => {
      await expect(await field('منفذ SMTP')).toHaveAttribute('type', 'text')
      await expect(await field('مدة التخزين المؤقت (بالثواني)')).toHaveAttribute('type', 'number')
    })
    await step('nothing is unsaved', async () => {
      await expect(unsaved()).toBe('')
    })
  },
})

export const Saves = meta.story({
  play: async ({ step }) => {
    const writes = [localStorage, sessionStorage].map((area) => spyOn(area, 'setItem'))
    await type('اسم الموقع', 'مدار الأخبار')
    await type('مدة التخزين المؤقت (بالثواني)', '7200')
    await type('منفذ SMTP', 'أي نص')
    const password = await field('كلمة مرور SMTP')
    await step('the password is masked until «show» is pressed', async () => {
      await userEvent.type(password, PASSWORD)
      await expect(password).toHaveAttribute('type', 'password')
      await press('إظهار كلمة مرور SMTP')
      await expect(password).toHaveAttribute('type', 'text')
      await expect(screen.getByRole('button', { name: 'إظهار كلمة مرور SMTP' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })
    await expect(unsaved()).toBe(PENDING)
    await step('§8: saving alerts and clears the flag; nothing is refused (§5)', async () => {
      await press('حفظ الإعدادات')
      await alertSays('تم حفظ الإعدادات بنجاح')
      await eventually(() => expect(unsaved()).toBe(''))
      await expect(await field('اسم الموقع')).toHaveValue('مدار الأخبار')
      await expect(await field('منفذ SMTP')).toHaveValue('أي نص')
    })
    await step('§7: it only logs, a numeric duration, and never the password', async () => {
      await expect(console.info).toHaveBeenCalledTimes(1)
      await expect(console.info).toHaveBeenCalledWith(
        '[systemSettings] saved',
        expect.objectContaining({ cacheDuration: 7200, smtpPassword: '(hidden)' }),
      )
      await expect(password).toHaveValue('')
      await expect(JSON.stringify(writes.map(({ mock }) => mock.calls))).not.toContain(PASSWORD)
    })
  },
})

/** D-24: leaving with unsaved changes asks first; saved values are still there on return. */
export const LeavingAsks = meta.story({
  play: async ({ canvas, step }) => {
    await userEvent.click(await field('تفعيل SSL'))
    await step('«إلغاء» stays and keeps the change', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'المستخدمون' }))
      await answerWith(LEAVE, 'إلغاء')
      await expect(await field('تفعيل SSL')).not.toBeChecked()
    })
    await step('saved, nothing asks, and the change is still there', async () => {
      await press('حفظ الإعدادات')
      await eventually(() => expect(unsaved()).toBe(''))
      await userEvent.click(canvas.getByRole('link', { name: 'الإعلانات' }))
      await canvas.findByRole('heading', { level: 1, name: 'الإعلانات' })
      await userEvent.click(canvas.getByRole('link', { name: 'إعدادات النظام' }))
      await expect(await field('تفعيل SSL')).not.toBeChecked()
    })
  },
})

export const LongText = meta.story({
  tags: ['state:long-text'],
  globals: phone,
  play: async () => {
    for (const label of ['اسم الموقع', 'وصف الموقع', 'رمز التحليلات']) {
      await userEvent.click(await field(label))
      await userEvent.paste(`${'نص طويل لا ينتهي '.repeat(20)}${'ا'.repeat(120)}`)
    }
    await expect(isSideways()).toBe(false)
  },
})

export const Phone = meta.story({
  globals: phone,
  play: async () => {
    await field('اسم الموقع')
    await expect(isSideways()).toBe(false)
  },
})

export const Tablet = meta.story(tablet)

export const Dark = meta.story({ globals: { theme: 'dark' } })
