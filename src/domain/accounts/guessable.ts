/** Places, teams and brands, which are easy guesses of a password in Ecuador. */
export const guessableWords: readonly string[] =
  `ecuador ecuatoriano ecuatoriana vivaecuador vivaelecuador sisepuede quito guayaquil cuenca
    loja ambato manta machala riobamba ibarra esmeraldas portoviejo duran milagro quevedo
    babahoyo latacunga azogues tulcan galapagos azuay guayas pichincha manabi tungurahua
    chimborazo imbabura cotopaxi barcelona emelec liga ligadequito deportivo aucas catolica
    independiente latri samsung xiaomi infinix iphone huawei redmi galaxy empresa`.split(/\s+/)
