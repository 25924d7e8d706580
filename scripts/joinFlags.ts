// Writes src/ui/news/flags.svg: the flags of the 22 countries, one below the other, so that a page with many flags makes one
// request. Run it when country-flag-icons or the list changes (tests/fonts.test.ts says so):
//   node scripts/run.mjs scripts/joinFlags.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { FLAG_CODES } from '@/ui/news/countryFlags'

// The package contains these files, but its `exports` do not include them.
const PACKAGE = 'node_modules/country-flag-icons/3x2'
const [WIDTH, HEIGHT] = [513, 342]
/** The step from one flag to the next, with a gap, so that a flag on half a pixel has no line of its neighbour. */
const STEP = HEIGHT * 1.5

export const FILE = 'src/ui/news/flags.svg'

/** The drawing of the flags; a code has two letters in upper case. */
export function joinFlags(codes: readonly string[]) {
  const flags = codes.map((code, index) => {
    const [, viewBox, drawing] =
      readFileSync(`${PACKAGE}/${code}.svg`, 'utf8').match(
        /^<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)<\/svg>\s*$/s,
      ) ?? []
    if (drawing === undefined)
      throw new Error(`${PACKAGE}/${code}.svg is not one <svg> with a viewBox`)
    const place = `y="${index * STEP}" width="${WIDTH}" height="${HEIGHT}"`
    return `<svg ${place} viewBox="${viewBox}">${drawing}</svg>\n`
  })
  const height = (codes.length - 1) * STEP + HEIGHT
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}">\n<!-- country-flag-icons, MIT licence -->\n${flags.join('')}</svg>\n`
}

export const main = () => writeFileSync(FILE, joinFlags(FLAG_CODES))
