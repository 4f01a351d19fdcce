// What is painted on a deed: the land that it gives, richer with each point; and a Ranch.
const SKY = ["l M0 0h80v60H0Z", "n M0 40l10-12h12l8 10 14-4 10-14h14l12 16v24H0Z"];
const FIELD = ["a M0 60V40q24-6 44-2t36-2v24Z", "e M0 60v-8q24-6 80-2v10Z"];

const cabin = "b M24 30h32v24H24Z";
const LAND: Record<number, readonly string[]> = {
  1: [
    ...SKY,
    "c M0 60V40q24-4 44-1t36-2v23Z",
    "e M36 56V24q0-5 5-5t5 5v10h5v-7q0-4 4-4t4 4v9q0 6-6 6h-7v14ZM36 42h-6q-6 0-6-6v-6q0-3 3.500-3t3.500 3v4h5Z",
    "b M64 40h3v17h-3Zm-6-3h15v8H58Z",
  ],
  2: [
    ...SKY,
    ...FIELD,
    "g M4 60l24-20h5L16 60Zm22 0 14-20h5L38 60Zm22 0 2-20h5l3 20Zm20 0-8-20h5l15 20Z",
    "q2 M2 44l76-6M8 36v12m16-13v12m16-13v12m16-13v12m16-13v12",
  ],
  3: [
    ...SKY,
    ...FIELD,
    cabin,
    "q M20 32l20-16 20 16ZM34 54V40h9v14ZM24 36h32v1.500H24Zm0 6h32v1.500H24Zm0 6h32v1.500H24Z",
    "y M47 39h6v6h-6Z",
    "m M49 14h5v11l-5-4Z",
    "f M66 54V42q-6-2 0-16 6 14 0 16v12Z",
  ],
  4: [
    ...SKY,
    ...FIELD,
    "z M60 22q6-8 12 0v34H60Z",
    "m M60 30h12v1.500H60Zm0 10h12v1.500H60Z",
    "r M14 56V28l6-12 15-7 15 7 6 12v28Z",
    "w M13 29l6-13 16-8 16 8 6 13-3 1-6-12-13-6-13 6-6 12Z",
    "d M26 56V38h18v18Z",
    "w1.500 M26 38h18v18H26Zm0 0 18 18m0-18L26 56M31 22h8v7h-8Z",
  ],
  5: [
    ...SKY,
    ...FIELD,
    "m1.500 M66 56l5-38 5 38m-8-18h6",
    "j M71 18L60 14l1 5Zm0 0 4-11-5 1Zm0 0 9 4-1-5Zm0 0-5 10 5-1Z",
    "w M8 56V28h46v28Z",
    "r M4 29l10-15h34l10 15Z",
    "d M24 20l7-11 8 11v9H24Z",
    "w M26 21l5-8 6 8v8H26Z",
    "u M12 34h9v9h-9Zm29 0h9v9h-9Zm-12-12h4v5h-4Z",
    "b M27 38h9v18h-9Z",
    "c M4 54h56v4H4Z",
    "g M33 47a1 1 0 1 1-.1 0Z",
  ],
};
const RANCH = [
  ...SKY,
  "c M0 60V42q24-4 44-1t36-2v21Z",
  "c M30 60l6-18h8l8 18Z",
  "q M10 12h6v46h-6Zm54 0h6v46h-6Z",
  "b M6 14h68v8H6Z",
  "w M28 6q2 8 8 8l4-2 4 2q6 0 8-8 4 12-8 13l-1 7h-6l-1-7Q24 18 28 6Z",
  "k M37.500 17a1.300 1.300 0 1 1-.1 0Zm5 0a1.300 1.300 0 1 1-.1 0Z",
  "q2 M16 46h10m-10 6h10m38-6H54m10 6H54M26 42v14m28-14v14",
];
const BACK = ["f M0 0h80v60H0Z", "a2 M8 6h64v48H8Z", "a M28 16h24v28H28Z"];

/** A Ranch has no points of its own. */
export const landPicture = (points: number): readonly string[] => (points ? (LAND[points] ?? BACK) : RANCH);
