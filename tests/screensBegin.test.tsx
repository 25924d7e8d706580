import { describe, expect, test } from 'vitest'
import { renderPage } from './renderPage'

describe('§2, §4, §5: how the screens begin', () => {
  const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

  test('the contact form: four required fields with a star, an e-mail, «عام»', async () => {
    const html = await renderPage('/contact')
    const field = (name: string) => html.match(`<(input|textarea)[^>]* name="${name}"[^>]*>`)?.[0]
    for (const name of ['name', 'email', 'subject', 'message'])
      expect(field(name)).toContain('aria-required="true"')
    expect(html.match(/> \*<\//g)).toHaveLength(4)
    expect(field('email')).toContain('type="email"')
    expect(field('message')).toContain('rows="6"')
    expect(html).toContain('<option value="عام" selected="">')
  })

  test('the dashboard: the panel of interests is closed, three of them are chosen', async () => {
    const html = await renderPage('/dashboard')
    expect(html).not.toContain('aria-expanded="true"')
    expect(textOf(html)).toContain('أخبار اليوم24مصادر تتابعها9الفئات النشطة3')
  })

  test('the settings: the profile’s tab, with what a picture may be', async () => {
    const text = textOf(await renderPage('/settings'))
    expect(text).toContain('JPG أو PNG، بحد أقصى 2\u00a0ميغابايت')
  })

  test('the settings: the theme is the system’s', async () => {
    const html = await renderPage('/settings?tab=display')
    expect(textOf(html.match(/type="radio"[^>]*checked=""\/>(.*?)<\/label>/)?.[1] ?? '')).toBe(
      'حسب النظام',
    )
  })

  test('the news sources: nothing is selected, so no bulk action can be pressed', async () => {
    const html = await renderPage('/admin/news')
    const off = html.match(/<button[^>]*aria-disabled="true"[^>]*>.*?<\/button>/g) ?? []
    expect(off.map(textOf)).toEqual(['تفعيل', 'تعطيل', 'حذف'])
  })
})
