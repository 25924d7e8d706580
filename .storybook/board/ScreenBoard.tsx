import { whereKey } from '@mocks/demo/pins/screenOf'
import { arabicStates } from '../names/arabicStates'
import { arabicTitles } from '../names/arabicTitles'
import { NAME_SEPARATOR } from '../names/sidebarLabel'
import { OpenPins } from '../pins/OpenPins'
import { BoardFrame } from './BoardFrame'
import { BoardTable } from './BoardTable'
import { type Entry, SCREEN_HEIGHT, SCREEN_WIDTHS, screenRows } from './rows'

const COLUMNS = SCREEN_WIDTHS.flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
)
const SCHEMES = { light: 'فاتح', dark: 'داكن' } as const
const ZOOM = 0.25
/** The choices of the toolbar with these widths. */
const VIEWPORTS = { 360: 'phone', 768: 'tablet', 1280: 'desktop' } as const

type Props = {
  title: string
  entries: readonly Entry[]
  /** the addresses that its stories open, where the demo may have pins */
  addresses: readonly string[]
  /** the choices of the toolbar, which every cell follows */
  globals: Record<string, string>
}

/**
 * Every state of a screen at three widths, in both schemes. The stories run their play functions; Storybook gives those
 * that have one the tag `play-fn` (tests/built/storybook.spec.ts), and the others need not wait for each other.
 */
export function ScreenBoard({ title, entries, addresses, globals }: Props) {
  const rows = screenRows(title, entries)
  const keys = addresses.map((address) => whereKey({ story: null, address }))
  return (
    <>
      <h1>{arabicTitles[title] ?? title}: لوحة الأحوال</h1>
      {rows[0] && (
        <OpenPins
          story={rows[0].id}
          label="ملاحظات مفتوحة على الشاشة"
          isCounted={(where) => keys.includes(whereKey(where))}
        />
      )}
      <BoardTable>
        <thead>
          <tr>
            <th scope="col">الحال</th>
            {COLUMNS.map(({ width, theme }) => (
              <th key={`${width} ${theme}`} scope="col">
                {width}، {SCHEMES[theme]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, tags }) => (
            <tr key={id}>
              <th scope="row">
                {arabicStates('', tags).join('، ')}
                <small dir="ltr">{name.split(NAME_SEPARATOR)[0]}</small>
                <OpenPins story={id} />
              </th>
              {COLUMNS.map(({ width, theme }) => (
                <td key={`${width} ${theme}`}>
                  <BoardFrame
                    storyId={id}
                    label={`${arabicStates('', tags).join('، ')}، ${width}، ${SCHEMES[theme]}`}
                    width={width}
                    height={SCREEN_HEIGHT}
                    viewport={VIEWPORTS[width]}
                    zoom={ZOOM}
                    globals={{ ...globals, theme }}
                    plays={tags.includes('play-fn')}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </BoardTable>
    </>
  )
}
