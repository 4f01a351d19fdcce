declare module "@rules/*.md" {
  const pieces: import("../rules").Piece[];
  export default pieces;
}
