import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** A copy of the working tree, without what git ignores, in which commands can change files. */
export type ScratchCopy = {
  folder: string
  /** Runs a command there. Returns its output. @throws {Error} with the output when it fails */
  run: (command: string, ...args: string[]) => string
  /** Adds a text after each place of a file. @throws {Error} unless the place is in the file once */
  edit: (file: string, ...changes: [place: string, added: string][]) => void
  remove: () => void
}

/** Makes a scratch copy. Its packages are those installed here. */
export function scratchCopy(): ScratchCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'madar-copy-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
  for (const file of files.toString().split('\0').filter(Boolean)) {
    cpSync(path.join(root, file), path.join(folder, file))
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  // For Biome, which reads .gitignore, and for tests that ask what has changed.
  execFileSync('git', ['init', '-q'], { cwd: folder })
  execFileSync('git', ['add', '-A'], { cwd: folder })
  const env = {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  }
  const run = (command: string, ...args: string[]) => {
    try {
      return execFileSync(command, args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' })
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
    }
  }
  const edit = (file: string, ...changes: [place: string, added: string][]) => {
    const place = path.join(folder, file)
    const text = changes.reduce(
      (before, [at, added]) => {
        if (before.split(at).length !== 2) throw new Error(`${file} has not once: ${at}`)
        return before.replace(at, () => at + added)
      },
      readFileSync(place, 'utf8'),
    )
    writeFileSync(place, text)
  }
  return { folder, run, edit, remove: () => rmSync(folder, { recursive: true }) }
}

/** Makes a scratch copy in which `npm run new` has added two screens and a resource. */
export function scratchCopyWithNewFiles(): ScratchCopy {
  const copy = scratchCopy()
  copy.run('node', 'scripts/new.mjs', 'screen', 'weather', 'الطقس')
  copy.run('node', 'scripts/new.mjs', 'screen', 'admin/push-reports', 'التقارير')
  copy.run('node', 'scripts/new.mjs', 'resource', 'push-devices')
  return copy
}
