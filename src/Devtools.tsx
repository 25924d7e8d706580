import { styled } from '@mui/material/styles'
import { ReactQueryDevtoolsPanel } from '@tanstack/react-query-devtools'
import { TanStackRouterDevtoolsPanel } from '@tanstack/react-router-devtools'
import { useState } from 'react'
import { colors, radius, zIndex } from '@/ui/theme/tokens'
import { pageQueryClient } from './api/QueryProvider'

const Toggles = styled('div')({
  position: 'fixed',
  // Above the open panel.
  insetBlockEnd: '50%',
  // This element is `dir="ltr"`: the start is the left edge, where the page's margin is widest.
  insetInlineStart: 0,
  zIndex: zIndex.appBar,
  display: 'grid',
  // In this writing mode the block size is the width, and block end is the left side.
  '& button': {
    writingMode: 'vertical-rl',
    // In pixels, like the page's margin.
    blockSize: 24,
    paddingBlock: 0,
    paddingInline: 8,
    background: colors.paper,
    color: colors.muted,
    border: `1px solid ${colors.lineStrong}`,
    borderBlockEnd: 0,
    fontSize: 12,
    lineHeight: 1,
  },
  '& button:first-of-type': { borderInlineEnd: 0, borderStartStartRadius: radius.control },
  '& button:last-of-type': { borderStartEndRadius: radius.control },
  '& button:hover, & button[aria-expanded="true"]': { color: colors.ink },
})

const Panel = styled('div')({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: zIndex.tooltip,
  blockSize: '50dvh',
})

const TOOLS = ['Query', 'Router'] as const

/**
 * The devtools of TanStack Query and TanStack Router, in the dev server only. Most of their code is loaded when
 * one is opened. The floating buttons of the libraries would cover the app's header or save bar, so this component
 * renders other toggle buttons, in the page's margin like the demo panel's handle.
 */
export function Devtools() {
  const [open, setOpen] = useState<(typeof TOOLS)[number] | null>(null)
  const close = () => setOpen(null)
  return (
    <aside aria-label="Devtools" lang="en" dir="ltr" data-devtools>
      <Toggles>
        {TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            aria-label={`TanStack ${tool} devtools`}
            aria-expanded={open === tool}
            onClick={() => setOpen(open === tool ? null : tool)}
          >
            {tool}
          </button>
        ))}
      </Toggles>
      {open && (
        <Panel>
          {open === 'Query' ? (
            <ReactQueryDevtoolsPanel
              client={pageQueryClient()}
              onClose={close}
              style={{ height: '100%' }}
            />
          ) : (
            <TanStackRouterDevtoolsPanel isOpen setIsOpen={close} style={{ height: '100%' }} />
          )}
        </Panel>
      )}
    </aside>
  )
}
