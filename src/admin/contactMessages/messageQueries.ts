import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contactMessagesQuery } from '@/api/contactMessages'
import { broadcastInvalidation } from '@/api/crossTab'

export const useContactMessages = () => useQuery(contactMessagesQuery)

/** Returns a function that makes this tab and the other tabs fetch the list again. */
export function useInvalidateMessages() {
  const queryClient = useQueryClient()
  const { queryKey } = contactMessagesQuery
  return () => {
    broadcastInvalidation(queryKey[0])
    return queryClient.invalidateQueries({ queryKey })
  }
}
