import type { ReactNode } from 'react'

type Props = { facts: readonly (readonly [label: string, value: ReactNode])[] }

/** The rows of a `<dl>`: what each figure is, and the figure. */
export const FactRows = ({ facts }: Props) =>
  facts.map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  ))
