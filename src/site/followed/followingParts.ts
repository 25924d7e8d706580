/** The parts of `/dashboard` and `/profile` about what the reader follows: one chunk (`following.ts`). */

export { FollowedList } from './FollowedList'
export { FollowedNews } from './FollowedNews'
export { loadFollowed } from './followed'
