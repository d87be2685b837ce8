import { BASE } from '../../providers/publicUrls'

export const CHAT_PATH = `${BASE}/chat`
