import fc from 'fast-check'

// Each run of `npm test` tries the same values, so that a failure comes from the change, not from the day.
fc.configureGlobal({ seed: 20261128 })
