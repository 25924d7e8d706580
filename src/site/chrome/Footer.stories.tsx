import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { patient } from '#.storybook/storyHelpers'
import { Footer } from './Footer'

/** التذييل */
const meta = preview.meta({ title: 'Public/Footer', component: Footer })

export const Normal = meta.story({
  play: async ({ canvas, step }) => {
    const linksOf = (name: string) =>
      within(canvas.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')])

    await step('§2 category links, important links, copyright 2025', async () => {
      await expect(linksOf('أبرز الأقسام')).toEqual([
        ['رياضة', '/sports'],
        ['تكنولوجيا', '/technology'],
        ['أعمال', '/business'],
        ['ثقافة', '/culture'],
        ['صحة', '/health'],
      ])
      await expect(linksOf('روابط مهمة')).toEqual([
        ['اتصل بنا', '/contact'],
        ['سياسة الخصوصية', '/privacy-policy'],
        ['شروط الاستخدام', '/terms-of-service'],
      ])
      await expect(canvas.getByText('© 2025 مدار. جميع الحقوق محفوظة.')).toBeVisible()
    })
    await step(
      'D-29: social links do not scroll the page, and say that they lead nowhere',
      async () => {
        for (const name of ['تويتر', 'فيسبوك', 'إنستغرام', 'يوتيوب']) {
          const link = canvas.getByRole('link', { name })
          await expect(link).toHaveAttribute('href', '#')
          // `fireEvent` returns false if the click was prevented, so the browser did not follow the link.
          await expect(await fireEvent.click(link)).toBe(false)
          const note = `ليس لمدار حساب على ${name} بعد.`
          await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(note), patient)
        }
      },
    )
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
