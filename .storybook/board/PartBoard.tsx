import { arabicState } from '../names/arabicStates'
import { arabicTitles } from '../names/arabicTitles'
import { OpenPins } from '../pins/OpenPins'
import { BoardFrame } from './BoardFrame'
import { BoardTable } from './BoardTable'
import { type Entry, isForced, type PartState, partRows } from './rows'

const APPEARANCES = [
  { name: 'الفاتح', theme: 'light', contrast: '' },
  { name: 'الداكن', theme: 'dark', contrast: '' },
  { name: 'تباين أعلى', theme: 'light', contrast: 'more' },
  { name: 'ألوان مفروضة', theme: 'light', contrast: 'forced' },
] as const

type Props = {
  title: string
  states: readonly PartState[]
  entries: readonly Entry[]
  /** the choices of the toolbar, which every cell follows */
  globals: Record<string, string>
  /** the stories open the part by their play functions, for example a dialog */
  plays: boolean
}

/** Every state of a part in every appearance. */
export function PartBoard({ title, states, entries, globals, plays }: Props) {
  return (
    <>
      <h1>{arabicTitles[title] ?? title}: لوحة الأحوال</h1>
      <BoardTable>
        <thead>
          <tr>
            <th scope="col">الحال</th>
            {APPEARANCES.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {partRows(title, states, entries).map(({ state, story }) => (
            <tr key={state}>
              <th scope="row">
                {arabicState(state)}
                {story && !isForced(state) && <OpenPins story={story.id} />}
              </th>
              {APPEARANCES.map(({ name, theme, contrast }) =>
                story ? (
                  <td key={name}>
                    <BoardFrame
                      storyId={story.id}
                      label={`${arabicState(state)}، ${name}`}
                      width={400}
                      zoom={0.68}
                      globals={{
                        ...globals,
                        theme,
                        ...(contrast ? { contrast } : {}),
                        ...(isForced(state) ? { state } : {}),
                      }}
                      plays={plays}
                    />
                  </td>
                ) : (
                  <td key={name} data-empty={state}>
                    لا قصة لهذه الحال
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </BoardTable>
    </>
  )
}
