import { useSitePart } from '../../ui/site/useSite'

export const useGuestWords = () => useSitePart('guest')
