import { styled } from '@mui/material/styles'
import Tab, { type TabProps } from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useEventCallback } from '@mui/material/utils'
import { memo, useEffect, useRef } from 'react'
import { isEqual } from '@/lib/isEqual'
import { colors, control, size, weight } from '@/ui/theme/tokens'

/** Returns the id of a tab of `PageTabs`, for the panel's `aria-labelledby`. */
export const tabId = (panel: string, id: string): string => `${panel}-${id}`

const Strip = styled(Tabs)({
  minHeight: control.medium,
  borderBlockEnd: `1px solid ${colors.line}`,
  '& .MuiTabs-list': { gap: 24 },
  '& .MuiTabs-indicator': { blockSize: 3 },
  '& .MuiTab-root': {
    flexDirection: 'row',
    gap: 8,
    minWidth: 0,
    minHeight: control.medium,
    padding: 0,
    color: colors.muted,
    fontWeight: weight.label,
    '&.Mui-selected': { color: colors.ink, fontWeight: weight.card },
    // Inside, because the strip scrolls and would clip an outer ring.
    '&.Mui-focusVisible': { outlineOffset: -3, borderRadius: 4 },
  },
})

const Count = styled('span')({ fontSize: size.t13, fontWeight: weight.text, color: colors.muted })

type Props<Id extends string = string> = {
  /** the id of the panel element */
  panel: string
  label: string
  tabs: readonly { id: Id; label: string; count?: number }[]
  value: Id
  onChange: (id: Id) => void
}

/** The tabs of a screen with several lists, each with its number of items. */
export function PageTabs<Id extends string>({ onChange, ...props }: Props<Id>) {
  // Its ids are those of the tabs.
  const choose = useEventCallback(onChange) as (id: string) => void
  return <TabStrip {...props} onChange={choose} />
}

type StripTabProps = TabProps & {
  id: string
  label: string
  count?: number
  panel: string
  onChoose: (id: string) => void
}

/** Memoised: a press renders only the tab that was selected and the one that is. `Tabs` adds properties to its children. */
const StripTab = memo(({ id, label, count, panel, onChoose, ...props }: StripTabProps) => (
  <Tab
    {...props}
    onClick={() => onChoose(id)}
    id={tabId(panel, id)}
    aria-controls={panel}
    label={
      <>
        <span>{label}</span>
        {count !== undefined && (
          <Count>
            <bdi>{count}</bdi>
          </Count>
        )}
      </>
    }
  />
))

/**
 * Memoised: MUI's `Tabs` measures itself on every render, which forces a layout of the page, so it rerenders
 * only when a tab has changed.
 */
const TabStrip = memo(({ panel, label, tabs, value, onChange }: Props) => {
  const wanted = useRef(value)
  useEffect(() => {
    wanted.current = value
  }, [value])

  // Not `onChange` of the strip: it ignores a press on the selected tab, also while another tab is still loading.
  const onChoose = useEventCallback((id: string) => {
    if (id === value && id === wanted.current) return
    wanted.current = id
    onChange(id)
  })

  return (
    <Strip aria-label={label} value={value} variant="scrollable" scrollButtons={false}>
      {tabs.map((tab) => (
        <StripTab key={tab.id} {...tab} value={tab.id} panel={panel} onChoose={onChoose} />
      ))}
    </Strip>
  )
}, isEqual)
