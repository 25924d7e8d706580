import { spawn } from 'node:child_process'
import { utimesSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { limit } from '../machine'

test('npm test -- watch runs the unit tests or the stories of a saved file', async () => {
  const env = { ...process.env, NO_COLOR: '1' }
  const child = spawn(process.execPath, ['tests/run.mjs', 'watch'], { env, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const save = async (file: string, outcome: RegExp) => {
    output = ''
    // Vitest does not say when it has begun to watch, so save until it has noticed.
    const saveUntilNoticed = () => {
      if (!output.includes('RERUN')) utimesSync(file, new Date(), new Date())
      return output
    }
    await expect.poll(saveUntilNoticed, { timeout: limit(50) }).toMatch(outcome)
  }
  try {
    await expect.poll(() => output, { timeout: limit(50) }).toContain('Waiting for file changes')
    // No test opens a page with these files in the dev server, where `dev.spec.ts` counts the updates.
    await save('src/admin/users/createUser.ts', /✓ \|unit\| .*createUser\.test\.ts/)
    await save('src/ui/form/CountField.tsx', /✓ \|stories .*CountField\.stories\.tsx/)
  } finally {
    // The whole group, because Vitest is a process of its own.
    if (child.pid) process.kill(-child.pid)
  }
})
