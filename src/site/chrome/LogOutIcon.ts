import { LogOut } from 'lucide-react'
import { pointing } from '@/ui/theme/icons'

export const LogOutIcon = pointing(LogOut)
