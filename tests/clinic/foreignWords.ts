const words =
  /hanadb|\bsap\b|\bimei\w*|ecuador\w*|guayaquil|quito|\bempresas?\b|\bcompan(?:y|ies)\b|mostrador|bodegas?|warehouses?|celular\w*|\bphones?\b|servientrega|c[eé]dula|\bruc\b|distribu\w*|pedidos?\b|orders?\b|carrito|cart\b|garant[ií]as?|warrant\w*|kanban|rrhh|attendance|checkout|chats?\b/gi

/** Words of the distributor in a text, each once. */
export const foreignWords = (text: string) => [...new Set(text.match(words) ?? [])]
