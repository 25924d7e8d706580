/**
 * The styles of a report, after `pageStyles`. On paper everything is unfolded but the stored texts; of a long body there
 * is the beginning, since one list of messages has ten pages.
 */
export const reportStyles = `
main { max-inline-size: 64rem }
h1 { margin-block-start: .5rem; overflow-wrap: anywhere } .paper { display: none }
main > section { margin-block-start: 2rem } main > section > h2 { margin-block-end: .75rem }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-block: 1.25rem .5rem }
.rows > li { padding: .625rem 1rem; overflow-wrap: anywhere } .rows > li + li { border-block-start: 1px solid var(--line) }
.steps > li { display: grid; grid-template-columns: 4rem minmax(0, 1fr); gap: 0 1rem } .steps time { color: var(--muted); font-size: .8125rem; line-height: 1.7rem; font-variant-numeric: tabular-nums }
summary { cursor: pointer; min-block-size: 1.75rem; border-radius: 6px } summary:hover { background: var(--sunken) }
summary bdi { text-align: start }
.rows bdi[dir=ltr] { font: .875rem/1.7 ui-monospace, monospace }
pre { margin: .25rem 0 .5rem; padding: .75rem; max-block-size: min(24rem, 50dvh); overflow: auto; overscroll-behavior: contain; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunken); border-radius: 8px; font: .8125rem/1.6 ui-monospace, monospace; text-align: left }
.changes ul { margin-block-start: .25rem } .changes del { color: var(--muted) } .changes ins { text-decoration: none; font-weight: 700 }
.raw { display: grid; gap: .25rem; margin-block-start: .75rem }
dl { margin: 0; padding: .5rem 1rem; display: grid; grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr); gap: .25rem 1rem } dt { color: var(--muted) } dd { margin: 0; overflow-wrap: anywhere }
.bad { color: var(--bad) } .warn { color: var(--warn) }
@media (max-width: 30rem) { .actions > * { flex: 1 1 100% } .steps > li { grid-template-columns: minmax(0, 1fr) } }
@media print {
  :root { color-scheme: light }
  main { max-inline-size: none; padding: 0 }
  .actions, .actions + p, .raw { display: none }
  .paper { display: block }
  pre { max-block-size: 16rem; overflow: hidden; background: none; border: 1px solid var(--line) }
  h2, summary { break-after: avoid } .rows > li { break-inside: auto }
  details::details-content { content-visibility: visible; block-size: auto }
}
`
