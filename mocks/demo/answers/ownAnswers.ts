import { mockController } from '@mocks/backend/mockController'
import { isOwn, type OwnName, readAnswer } from '@mocks/backend/ownScenarios'
import { BROWSER_KEYS } from '@mocks/demo/storage/tabState'
import * as z from 'zod/mini'
import { createStoredValue } from '@/lib/storedText'
import { sayIfNotStored } from '@/ui/stores/notStored'

const parse = (value: unknown) => z.array(z.string()).parse(value).filter(isReadable)
const list = createStoredValue<readonly OwnName[]>({ key: BROWSER_KEYS.answers }, parse, () => [])

const isReadable = (name: string): name is OwnName => isOwn(name) && readAnswer(name) !== null

/** The scenarios of one's own in this browser, by their names, the newest first. */
export const ownAnswers = {
  ...list,
  /** Adds a scenario, in place of another one of this browser. Says it if the browser cannot store it. */
  put(name: OwnName, replaced?: OwnName): void {
    const others = list.get().filter((one) => one !== name && one !== replaced)
    sayIfNotStored(list.save([name, ...others]))
  },
  remove: (name: OwnName): boolean => list.save(list.get().filter((one) => one !== name)),
}

export const titleOf = (name: OwnName): string => readAnswer(name)?.title ?? ''

/** Adds what a link or a tour has brought, so that it is still in the list when another scenario is chosen. */
export function keepOwnAnswers(): void {
  const keep = () => {
    for (const { scenario } of Object.values(mockController.overrides.get().calls))
      if (isOwn(scenario) && !list.get().includes(scenario)) ownAnswers.put(scenario)
  }
  keep()
  mockController.overrides.subscribe(keep)
}
