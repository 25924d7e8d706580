import { callIds, dataCalls } from '@mocks/backend/dataCalls'
import { mockController } from '@mocks/backend/mockController'
import { styled } from '@mui/material/styles'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStore } from '@/ui/states/useStore'
import { Icon } from '@/ui/theme/icons'
import { radius, size, weight } from '@/ui/theme/tokens'
import { LatencyField } from './LatencyField'
import { ScenarioSelect } from './ScenarioSelect'
import { useRefetchData } from './useRefetchData'

const Root = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minBlockSize: '1.75rem',
    fontWeight: weight.label,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { color: theme.vars.palette.tokens.muted },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '& > div': {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    marginBlockStart: 4,
    padding: 12,
    border: `1px solid ${theme.vars.palette.tokens.line}`,
    borderRadius: radius.control,
  },
  '& ul > li[data-call]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 },
  '& ul > li[data-call] + li': {
    paddingBlockStart: 12,
    borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}`,
  },
  '& h3': { fontSize: size.t14, fontWeight: weight.card },
}))

const Address = styled('bdi')(({ theme }) => ({
  fontSize: size.t13,
  color: theme.vars.palette.tokens.muted,
}))

/** A closed part of the panel. */
export function Details({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Root>
      <summary>
        <span>{title}</span>
        <Icon icon={ChevronDown} size="small" />
      </summary>
      <div>{children}</div>
    </Root>
  )
}

/** The scenario and the latency of each of the five calls of Spec §7. */
export function PerCall() {
  const { calls } = useStore(mockController.overrides)
  const refetch = useRefetchData()
  return (
    <Details title="لكل طلب على حدة">
      <ul>
        {callIds.map((id) => {
          const { label, method, path } = dataCalls[id]
          return (
            <li key={id} data-call>
              <h3>{label}</h3>
              <Address>{`${method} ${path.replace('*', '').replace(':id', '{id}')}`}</Address>
              <ScenarioSelect
                scenario={calls[id].scenario}
                control={{ 'aria-label': `السيناريو: ${label}` }}
                onChange={(scenario) => {
                  mockController.overrideCall(id, { scenario })
                  refetch()
                }}
              />
              <LatencyField
                label="زمن الاستجابة"
                of={label}
                milliseconds={calls[id].latency}
                onChange={(latency) => mockController.overrideCall(id, { latency })}
              />
            </li>
          )
        })}
      </ul>
    </Details>
  )
}
