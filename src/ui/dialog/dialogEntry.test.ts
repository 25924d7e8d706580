import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { leaveDialogEntry } from './dialogEntry'

test('several dialogs that close before the browser has gone back go back only once', () => {
  const history = createMemoryHistory({ initialEntries: ['/admin', '/admin/users'] })
  history.push('/admin/users', { isDialog: true })
  let backs: (() => void)[] = []
  const browserHistory = {
    ...history,
    get location() {
      return history.location
    },
    // As in a browser, `back` takes effect in a later task.
    back: (options?: { ignoreBlocker?: boolean }) => void backs.push(() => history.back(options)),
  }
  const goBack = () => {
    for (const back of backs) back()
    backs = []
  }
  leaveDialogEntry(browserHistory)
  leaveDialogEntry(browserHistory)
  goBack()
  expect(history.location.pathname).toBe('/admin/users')
  expect(history.location.state.isDialog).toBeUndefined()

  history.push('/admin/users', { isDialog: true })
  leaveDialogEntry(browserHistory)
  goBack()
  expect(history.location.state.isDialog, 'the next entry is closed too').toBeUndefined()
})
