import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { ShippedMark } from '@/admin/ShippedMark'
import { savedUsers } from '@/saved/users'
import { Icon } from '@/ui/icons'
import { lazyWithPreload, usePreloadOnInteraction } from '@/ui/lazyWithPreload'
import { PageHeader } from '@/ui/PageHeader'
import { storedText } from '@/ui/toast/notStored'
import { toast } from '@/ui/toast/toast'
import type { NewUser } from './addUserSchema'
import { type FilterProps, UserList } from './UserList'
import { lastFilledPage } from './userList'
import { describeUsers } from './userTexts'
import { useUsers } from './useUsers'

const AddUserDialog = lazyWithPreload(() =>
  import('./AddUserDialog').then((it) => it.AddUserDialog),
)

const STORES = [savedUsers]

const ListCard = styled(Card)({ overflow: 'hidden' }) as typeof Card

/** The users page (Spec §2, Users): the list with its filters, and the form that adds a user. */
export function UsersPage(filterProps: FilterProps) {
  const { users, add, toggle, remove } = useUsers()
  usePreloadOnInteraction(AddUserDialog)
  const [isAdding, setIsAdding] = useState(false)

  function onAdd(values: NewUser) {
    const isStored = add(values)
    setIsAdding(false)
    toast.success(storedText('تم إضافة المستخدم بنجاح', isStored))
    // Shows the end of the list, where the new user is.
    const { q, status, page } = filterProps.filters
    const last = lastFilledPage(users.length + 1, users.length + 1) === 2 ? { page: 2 } : {}
    if (q || status || page !== last.page) filterProps.onFiltersChange(last, 'added')
  }

  return (
    <>
      <PageHeader
        dense
        title="المستخدمون"
        intro={describeUsers(
          users.length,
          users.filter(({ status }) => status === 'active').length,
        )}
        actions={
          <Button
            variant="contained"
            color="primary"
            aria-haspopup="dialog"
            startIcon={<Icon icon={UserPlus} size="small" />}
            onClick={() => setIsAdding(true)}
          >
            إضافة مستخدم
          </Button>
        }
      />
      <ShippedMark title="المستخدمون" stores={STORES} />
      <ListCard component="section" aria-label="المستخدمون">
        <UserList
          {...filterProps}
          users={users}
          onToggle={toggle}
          onDelete={remove}
          onAdd={() => setIsAdding(true)}
        />
      </ListCard>
      <AddUserDialog
        isRequested={isAdding}
        open={isAdding}
        onClose={() => setIsAdding(false)}
        emails={users.map(({ email }) => email)}
        onAdd={onAdd}
      />
    </>
  )
}
