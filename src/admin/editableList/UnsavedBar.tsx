// A chunk of its own: other screens import `BottomBar` itself, and must not depend on what is loaded here.
export { BottomBar as UnsavedBar } from '@/ui/navigation/BottomBar'
