export { default } from "@locale/en/dicetown.ftl";
