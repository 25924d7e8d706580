import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { useTheme } from '@mui/material/styles'
import { Activity, type ReactNode, useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'

const MuiModal = { defaultProps: { keepMounted: true, disablePortal: true } }

/**
 * Renders a closed dialog or menu with its content, hidden and without effects: Emotion creates its styles and the browser
 * compiles its code before the press. That was half of the time of a first opening (26 November 2026: 292 to 164 ms for
 * the search, 714 to 229 for «إضافة مستخدم», processor × 4).
 */
export function Hidden({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  const components: object = { ...useTheme().components, MuiModal }
  const [outside] = useState(() => document.createElement('div'))
  return (
    <DefaultPropsProvider value={components}>
      {createPortal(
        <Activity mode="hidden">
          {children}
          <Rendered onRendered={onRendered} />
        </Activity>,
        // Outside the document nobody finds it.
        outside,
      )}
    </DefaultPropsProvider>
  )
}

/** Of all effects React runs only insertion effects in a hidden `Activity`. They must not update a state themselves. */
function Rendered({ onRendered }: { onRendered: () => void }) {
  useInsertionEffect(() => void setTimeout(onRendered), [onRendered])
  return null
}
