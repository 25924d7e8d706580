import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builds } from '../builds/builds.mjs'
import { expect, openHydrated, test } from '../journeys/page'
import { DEMO, PRODUCTION } from '../sites'

// Every other test of the built folders also fails on a violation, because the browser logs it to the console.
for (const [build, baseURL] of [
  ['production', PRODUCTION],
  ['demo', DEMO],
] as const) {
  test.describe(`the content policy of the ${build} build`, () => {
    test.use({ baseURL })
    const folder = path.resolve(import.meta.dirname, '../..', builds[build].folder)
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.html') && !/^(storybook|demo)\b/.test(file),
    )

    test('is in every page, in production also in the headers file, and allows inline scripts only by hash', {
      tag: '@core',
    }, () => {
      expect(pages.length).toBeGreaterThan(75)
      const texts = pages.map((file) => readFileSync(path.join(folder, file), 'utf8'))
      const headers = readFileSync(path.join(folder, '_headers'), 'utf8')
      expect(headers).toContain("frame-ancestors 'self'")
      // The demo's headers would also apply to Storybook, which is in the same folder.
      if (build === 'demo') expect(headers).not.toContain('script-src')
      else texts.push(headers)
      for (const text of texts) {
        const [, scripts = ''] = text.match(/script-src ([^;]*)/) ?? []
        expect.soft(scripts).toMatch(/^'self' 'sha256-/)
        expect.soft(scripts).not.toContain('unsafe')
        const ownMachine = build === 'demo' ? ' http://localhost:* http://127.0.0.1:*' : ''
        const calls = `connect-src 'self'${ownMachine};`
        for (const rule of ["object-src 'none'", "base-uri 'self'", calls])
          expect.soft(text.includes(rule), rule).toBe(true)
      }
    })

    test('blocks an injected script and a call to another host', { tag: '@core' }, async ({
      page,
      consoleLines,
    }) => {
      await openHydrated(page, 'contact')
      await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      expect(consoleLines, 'the schema of the form compiles nothing').toEqual([])
      const stopped = await page.evaluate(async () => {
        const directives: string[] = []
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          directives.push(effectiveDirective),
        )
        const script = document.createElement('script')
        script.textContent = 'window.wasRun = true'
        document.head.append(script)
        await fetch('https://elsewhere.example/').catch(() => {})
        await new Promise((resolve) => setTimeout(resolve))
        return { directives, wasRun: 'wasRun' in window }
      })
      expect(stopped).toEqual({ directives: ['script-src-elem', 'connect-src'], wasRun: false })
      consoleLines.length = 0
    })
  })
}
