export const startStyles = `
main { padding-block-start: clamp(1.5rem, 5vw, 4rem) }
header { display: grid; justify-items: start; gap: 1rem; margin-block-end: 2.5rem }
h1 { display: flex; align-items: center; gap: .75rem; font-weight: 900; font-size: 2.25rem; line-height: 1.2 }
h1 svg { inline-size: 2.75rem; block-size: 2.75rem } svg .body { fill: var(--bright) }
.lead { font-size: clamp(1.375rem, 2.4vw, 1.75rem); font-weight: 700; line-height: 1.5; max-inline-size: 36rem; text-wrap: balance }
.actions { display: flex; flex-wrap: wrap; gap: 8px }
main > section { margin-block-start: 3rem } main > section > p { margin-block-start: .25rem }
main > section > :is(ul, dl) { margin-block-start: 1rem }
#screens { scroll-margin-block-start: 1rem } #screens summary { padding-block: .75rem; cursor: pointer; border-block-end: 1px solid var(--line) } #screens h3 { display: inline } #screens details[open] > ul { margin-block: 1rem }
.cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)) }
.cards.doors { grid-template-columns: minmax(0, 1fr) }
@media (min-width: 40rem) { .cards.doors { grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr) } }
.cards.screens { grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr)) }
a.card { display: flex; flex-direction: column; block-size: 100%; overflow: hidden; transition: box-shadow .15s ease-out }
a.card:hover { box-shadow: var(--lift) } a.card:hover b { color: var(--brand) }
a.card picture { display: contents }
a.card img { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 16 / 10; object-fit: cover; object-position: top; border-block-end: 1px solid var(--line); background: var(--sunken) }
.text { display: grid; align-content: start; gap: 2px; padding: 12px 16px 14px }
.text b { display: flex; align-items: center; gap: 8px; font-weight: 700 } .text > span { color: var(--muted); font-size: .875rem; line-height: 1.6 }
.doors .text { padding: 16px 20px 20px } .doors b { font-size: 1.375rem; font-weight: 800 } .doors .text > span { font-size: 1rem }
.cards.screens { gap: 12px } .screens .text { padding: 8px 12px 10px }
@media (max-width: 47.99rem) { .cards.situations { gap: 12px; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)) } .situations .text { padding: 10px 12px 12px } .situations .text > span { font-size: .8125rem } }
@media (min-width: 48rem) { .cards.screens { grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 16px } }
.about { display: grid; gap: 1.5rem 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)) }
.about dt { font-weight: 700 } .about dd { margin: 0; color: var(--muted); max-inline-size: 70ch }
kbd { display: inline-block; min-inline-size: 1.75em; padding: 0 6px; border: 1px solid var(--line-strong); border-radius: 6px; background: var(--paper); color: var(--ink); font: inherit; font-size: .8125rem; text-align: center }
#own li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px }
[hidden] { display: none !important }
@media (prefers-reduced-motion: reduce) { a.card { transition: none } }
@media print { .actions { display: none } a.card { break-inside: avoid } }
`
